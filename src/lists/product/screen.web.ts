import { where, type ListScreen } from '#web/list/list-screen.ts'

export const screen: ListScreen = {
  first: ['code', 'name', 'unitName', 'sellPrice', 'onHand', 'stockMin', 'buyPrice', 'costPrice', 'groupName'],
  views: [
    { id: 'short', label: 'list.short', query: 'short=1', counted: true },
    { id: 'above', label: 'list.above', query: 'above=1' },
    { id: 'stopped', label: 'list.notSold', query: `all=True&${where('active', 'eq', false)}` },
  ],
}
