import { expect, test } from 'vitest'
import { operatorOf, watchLog } from '#test/support/operator.ts'
import { newMessage } from '#test/support/outbox.ts'

test('the list of trapped messages: who wrote, links, the beginning; the reading is logged', async () => {
  const log = watchLog()
  const { outbox, ask } = await operatorOf('trapped-line')
  const text = `Cheap 😀 offers: https://spam.example www.spam.example ${'x'.repeat(200)}`
  const message = newMessage('spam', text, { service: 'other' })
  await outbox.stub.accept({ ...message, isTrapped: true })
  const { answer } = await ask('?state=trapped')
  expect(answer.messages).toEqual([
    expect.objectContaining({
      reference: message.reference,
      state: 'trapped',
      name: 'Dana Levi',
      email: 'dana@lab.example',
      service: 'other',
      links: 2,
      start: [...text].slice(0, 100).join(''),
    }),
  ])
  expect(log.of('read')).toMatchObject([{ references: [message.reference], by: 'dana' }])
  expect(log.text()).not.toMatch(/Levi|lab\.example|Cheap/)
})

test('a trapped message that cannot be read: listed without these', async () => {
  watchLog()
  const { outbox, ask } = await operatorOf('trapped-broken')
  await outbox.stub.accept({ ...newMessage('a'), body: '"half', isTrapped: true })
  expect((await ask('?state=trapped')).answer.messages).toMatchObject([{ name: '', email: '', links: 0 }])
})

test('lists of other states: nothing of the message, and no reading', async () => {
  const log = watchLog()
  const { outbox, ask } = await operatorOf('other-lists')
  await outbox.stub.accept(newMessage('a'))
  for (const query of ['', '?state=queued']) {
    const { answer } = await ask(query)
    expect(JSON.stringify(answer)).toContain(newMessage('a').reference)
    expect(JSON.stringify(answer)).not.toMatch(/Levi|lab\.example/)
  }
  expect(log.of('read')).toEqual([])
})
