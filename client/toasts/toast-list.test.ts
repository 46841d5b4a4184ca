import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { addToastAtom, dismissToastAtom, toastsAtom } from './toast-list.ts'

const toast = (title: string, group?: string) => ({
  title,
  description: '',
  isError: false,
  duration: 4000,
  group,
})

test('a fourth toast: the oldest leaves', () => {
  const store = createStore()
  for (const title of ['a', 'b', 'c', 'd']) store.set(addToastAtom, toast(title))
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['b', 'c', 'd'])
})

test('toasts of one group replace each other, others stay', () => {
  const store = createStore()
  store.set(addToastAtom, toast('copied'))
  store.set(addToastAtom, toast('failed', 'form'))
  store.set(addToastAtom, toast('sent', 'form'))
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['copied', 'sent'])
})

test('a dismissed toast is gone, the others stay', () => {
  const store = createStore()
  for (const title of ['a', 'b']) store.set(addToastAtom, toast(title))
  const [first] = store.get(toastsAtom)
  store.set(dismissToastAtom, first?.id ?? 0)
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['b'])
})
