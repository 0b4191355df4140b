/** Names that are spelt in several ways. */
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { spellingsIn, spellingsOfKey, spellingsOfWord } from './spellings.ts'

describe('other spellings', () => {
  it.each(['Đắc Lắc', 'Đắk Lắk', 'Đăk Lăk', 'ĐẮC LẮK', 'Daklak'])('%s is one province', (text) =>
    expect(spellingsIn(fold(text)).spelt[0]).toContain('dak lak'),
  )
  it.each([
    ['Bắc Cạn', 'bac kan'],
    ['Đắc Nông', 'dak nong'],
    ['Kontum', 'kon tum'],
    ['Ban Mê Thuột', 'buon ma thuot'],
  ])('%s is %s', (text, name) => expect(spellingsIn(fold(text)).spelt[0]).toContain(name))
  it('leave other words alone', () => {
    expect(spellingsIn('cong ty bac canh dac biet')).toEqual({ rest: 'cong ty bac canh dac biet', spelt: [] })
    expect(spellingsIn('gao dac lac 5kg').rest.split(/\s+/)).toEqual(['gao', '5kg'])
  })
  it('have y for i', () => {
    expect(spellingsOfWord('qui')).toEqual(['quy', 'qui'])
    expect(spellingsOfWord('quy')).toEqual(['quy', 'qui'])
    expect(spellingsOfWord('quyen')).toEqual(['quyen'])
  })
  it('of keys begin with their own', () => {
    expect(spellingsOfKey('daclac')).toEqual(expect.arrayContaining(['daclac', 'daklak']))
    expect(spellingsOfKey('dacmil')).toEqual(['dacmil', 'dakmil'])
    expect(spellingsOfKey('quinhon')).toEqual(['quinhon', 'quynhon'])
    expect(spellingsOfKey('hanoi')).toEqual(['hanoi'])
  })
})
