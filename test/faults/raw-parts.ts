/** Parts of raw requests: usual ones, and some that have broken parsers. */

import { encodedPaths } from '#test/support/encoded-paths.ts'

export const methods = [
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
  'CONNECT',
  'FOO',
  '',
]
const usualTargets = [
  ...['/', '/?lang=he', '/blog', '/api/health', '/api/outbox', '/api/nothing', '/key-concepts?q=x'],
  ...['/api/send-email', '/api/send-email?lang=he', '/api/send-email', '/api/page-view', '/api/reports'],
  ...[
    '/%ff%fe',
    '/%',
    '//',
    '//[bad',
    '/..%2f..',
    '/?lang=%',
    '*',
    'http://[/',
    'x',
    '/\u0000',
    '/a b',
    '/é',
    '',
  ],
  ...[
    '/blog/%0d%0aX: y',
    '/api/outbox/%ff',
    '/api/outbox?state=%00',
    `/${'x'.repeat(9000)}`,
    '/?__proto__=1',
  ],
]
/** One request in two asks for an encoded path. */
export const targets = [usualTargets, encodedPaths.flatMap(({ paths }) => paths)]
export const badHosts = ['a b', '[::', '%', 'x:99999', '', 'é', '\u0000', '..', 'x@y', '#']
export const types = [
  ...['application/json', 'application/json', 'application/x-www-form-urlencoded', 'text/plain', ';;;'],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json; charset=utf-16'],
]
const message = '{"firstName":"a","lastName":"b","email":"a@b.example","message":"raw"}'
export const bodies = [
  ...[message, message, '{"location":"http://localhost/"}', '{', '', '[1]', 'firstName=a&email=%', '\u0000'],
  ...[
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
    '--x--\r\n',
    '"'.repeat(3000),
    '[['.repeat(5000),
  ],
]
export const odd = [
  ...[
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, chunked',
    'Expect: 100-continue',
    'Range: bytes=x',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: 1, 2',
    'Upgrade: websocket\r\nConnection: upgrade',
    ': empty',
    'no colon',
  ],
  ...[
    'Accept-Encoding: \u0001',
    'If-None-Match: "',
    'Accept-Language: he;q=x',
    'Authorization: Bearer',
    'Cookie: =',
  ],
  ...[
    'Origin: :::',
    'Sec-Fetch-Site: x',
    'Idempotency-Key: none:x',
    'Idempotency-Key: é',
    'X: '.padEnd(20_000, 'y'),
  ],
  ...['CF-Connecting-IP: ::::', 'X-HTTP-Method-Override: PUT', 'Accept: text/markdown;q=', 'Content-Type: '],
]
