export const screen = {}
