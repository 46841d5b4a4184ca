import { describe, expect, test } from 'vitest'
import { toMarkdown } from './convert.ts'

const origin = 'https://site.example'

const convert = (main: string) =>
  toMarkdown(`<html><body><nav>menu</nav><main>${main}</main></body></html>`, origin).text

test('the front matter: from the head, which has scripts', () => {
  const head = [
    '<script>if (1 < 2) document.title = "x"</script>',
    '<title>A &amp; B</title>',
    '<meta name="description" content="It&#x27;s &quot;one&quot;"/>',
    '<link rel="canonical" href="https://site.example/a?b=1&amp;c=2"/>',
  ]
  const { text, ...facts } = toMarkdown(`<head>${head.join('')}</head><main><h1>A</h1></main>`, origin)
  expect(facts).toEqual({
    title: 'A & B',
    description: 'It\'s "one"',
    canonical: 'https://site.example/a?b=1&c=2',
  })
  expect(text).toBe('# A\n')
})

describe('the main content of a page as Markdown', () => {
  test.each([
    ['<h1>A</h1><p>b</p><h2>c <span>d</span></h2>', '# A\n\nb\n\n## c d\n'],
    ['<p>one<!-- --> two\n  three</p>', 'one two three\n'],
    ['<p>a <strong>b</strong>, <em>c</em> d</p>', 'a **b**, *c* d\n'],
    ['<p>x &lt; 5 &amp;&amp; y_z * 2</p>', 'x \\< 5 && y\\_z \\* 2\n'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>d</p>', '- a\n- b\n  - c\n\nd\n'],
    ['<ul><li><h3>Card</h3><p>text</p><ul><li>x</li></ul></li></ul>', '### Card\n\ntext\n\n- x\n'],
    ['<blockquote><p>said</p></blockquote><p>after</p>', '> said\n\nafter\n'],
    ['<h3><button>Group</button></h3><p>in it</p>', '### Group\n\nin it\n'],
    ['<details><summary>Term</summary><p>meaning</p></details>', 'Term\n\nmeaning\n'],
    ['<p><a>x</a><a>y</a></p>', 'x y\n'],
    ['<p><span>a</span></p><p><strong><span>b</span>.</strong> <span>c</span></p>', 'a\n\n**b.** c\n'],
    ['<p><span data-markdown="block">since 1995</span>PhD</p>', 'since 1995\n\nPhD\n'],
    [
      '<ul><li data-markdown="block"><p>tag</p><h3>A</h3></li><li data-markdown="block"><p>b</p></li></ul>',
      'tag\n\n### A\n\nb\n',
    ],
    ['<p>run <code>a_b &lt; 1</code> now</p>', 'run `a_b < 1` now\n'],
    [
      '<pre><code>n &lt;- 35\n  f(n, "_")</code></pre><p>after</p>',
      '```\nn <- 35\n  f(n, "_")\n```\n\nafter\n',
    ],
    ['<dl><dt>Year</dt><dd>2024</dd></dl>', '**Year**\n\n2024\n'],
    [
      '<p>a</p><div><math alttext="1 &lt; &quot;n&quot;"><mi>n</mi></math><math><mi>m</mi></math></div>b',
      'a\n\n1 \\< "n"\n\nb\n',
    ],
    ['<h2 class="sr-only">Results</h2><p>one</p>', '## Results\n\none\n'],
  ])('%s', (main, markdown) => {
    expect(convert(main)).toBe(markdown)
  })

  test('links: absolute; those inside the page are only words', () => {
    const links =
      '<p><a href="/a?lang=he&amp;q=1">A</a> <a href="#b">B</a> <a href="mailto:c@d.example">C</a></p>'
    expect(convert(links)).toBe('[A](https://site.example/a?lang=he&q=1) B [C](mailto:c@d.example)\n')
  })

  test('a table: a head, a rule and rows', () => {
    const table =
      '<table><thead><tr><th>Arm</th><th>n</th></tr></thead><tbody><tr><th>A</th><td>12</td></tr><tr><th>B</th><td><bdi>7</bdi></td></tr></tbody></table><p>end</p>'
    expect(convert(table)).toBe('| Arm | n |\n| --- | --- |\n| A | 12 |\n| B | 7 |\n\nend\n')
  })

  test('a cell in several columns or rows: each row has as many cells as the head', () => {
    const head = '<thead><tr><th>A</th><th>B</th><th>C</th></tr></thead>'
    const rows = [
      '<tr><th colspan="3">Part</th></tr>',
      '<tr><td rowspan="2">a</td><td>b</td><td rowspan="2">c</td></tr>',
      '<tr><td>d</td></tr>',
    ]
    expect(convert(`<table>${head}<tbody>${rows.join('')}</tbody></table>`)).toBe(
      '| A | B | C |\n| --- | --- | --- |\n| Part | | |\n| a | b | c |\n| | d | |\n',
    )
  })

  test('a bar, a backtick or a line end in a cell: the row keeps its cells', () => {
    const cells = ['a|b `c`\nd', '<code>x | y</code>', '<a href="/?q=a|b">|</a>', 'a <em>|</em> b\\']
    const table = `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`
    expect(convert(table)).toBe(
      '| a\\|b \\`c\\` d | `x \\| y` | [\\|](https://site.example/?q=a\\|b) | a *\\|* b\\\\ |\n',
    )
  })

  test('blocks in a cell: a space before the first, a line for each other', () => {
    const table = '<table><tr><th>A</th><td><p>one</p><p>two</p></td><td><p></p></td></tr></table><p>end</p>'
    expect(convert(table)).toBe('| A | one<br>two | |\n\nend\n')
  })

  test('controls, drawings, hidden marks and doubles are left out, and what follows them is not', () => {
    const noise = [
      '<nav><a href="/">way</a></nav>',
      '<button aria-hidden="true">press<svg><title>drawn</title></svg></button>',
      '<form><label>field<input aria-hidden="true"/></label></form>',
      '<span aria-hidden="true">arrow</span>',
      '<span data-markdown="skip">opens in a new tab</span>',
      '<span role="img" aria-label="placeholder">E</span>',
      '<p data-markdown="skip">double</p>',
      '<script type="application/json">{}</script>',
    ]
    for (const one of noise) expect(convert(`<p>a</p>${one}<p>b</p>`)).toBe('a\n\nb\n')
  })
})
