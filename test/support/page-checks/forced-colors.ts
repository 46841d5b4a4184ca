/** For each element what differs from its background: box, icon, drawing, sign, shape. */
export type Marks = Record<string, { name: string; seen: string[] }>

/**
 * What has a contrast of 3:1 or more, by the number of each element; texts are left out. Whatever
 * is seen without forced colors must be seen with them. `isAgain` looks only at the elements of the
 * last call.
 */
export function drawnMarks(isAgain: boolean): Marks {
  type Color = readonly [red: number, green: number, blue: number, alpha: number]
  const clear: Color = [0, 0, 0, 0]
  const colorsIn = (text: string): Color[] =>
    [...text.matchAll(/rgba?\(([^)]*)\)/g)].map(([, list = '']) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = list.split(/[\s,/]+/).map(Number)
      return [red, green, blue, alpha] as const
    })
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const differs = (text: string, ground: Color) =>
    colorsIn(text).some((color) => {
      if (color[3] < 0.5) return false
      const [one, two] = [luminance(color), luminance(ground)]
      return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) >= 3
    })
  const grounds = new Map<Element, Color>()
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1]
    const known = grounds.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    const [own = clear] = style.maskImage === 'none' ? colorsIn(style.backgroundColor) : []
    const ground = own[3] > 0.5 ? own : groundOf(element.parentElement)
    grounds.set(element, ground)
    return ground
  }
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const seenOf = (style: CSSStyleDeclaration, ground: Color): string[] => {
    if (style.maskImage !== 'none') return differs(style.backgroundColor, ground) ? ['icon'] : []
    const seen: string[] = []
    const hasEdge = sides.some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1 && differs(style[`border${side}Color`], ground),
    )
    const isUnderlined = style.textDecorationLine !== 'none'
    const hasShadow = style.boxShadow.includes('inset') && differs(style.boxShadow, ground)
    if (hasEdge || isUnderlined || hasShadow || differs(style.backgroundColor, ground)) seen.push('box')
    if (style.backgroundImage.includes('gradient') && differs(style.backgroundImage, ground))
      seen.push('drawing')
    return seen
  }
  const shapeOf = (style: CSSStyleDeclaration, ground: Color): string[] => {
    const hasFill = Number(style.fillOpacity) >= 0.5 && differs(style.fill, ground)
    const hasStroke = Number(style.strokeOpacity) >= 0.5 && differs(style.stroke, ground)
    return hasFill || hasStroke ? ['shape'] : []
  }
  // An element keeps its number while others come and go.
  const state = globalThis as unknown as { drawn?: [number: number, element: Element][] }
  const known = isAgain ? state.drawn : undefined
  const drawn: typeof state.drawn = []
  const marks: Marks = {}
  for (const [number, element] of known ?? document.querySelectorAll('body *').entries()) {
    const { width, height } = element.getBoundingClientRect()
    if ((width === 0 && height === 0) || !element.checkVisibility({ visibilityProperty: true })) continue
    const style = getComputedStyle(element)
    const ground = groundOf(element.parentElement)
    const seen =
      element instanceof SVGGeometryElement || element instanceof SVGTextElement
        ? shapeOf(style, ground)
        : seenOf(style, ground)
    for (const part of ['::before', '::after']) {
      const pseudo = getComputedStyle(element, part)
      if (pseudo.content === 'none' || pseudo.content === 'normal' || pseudo.display === 'none') continue
      seen.push(...seenOf(pseudo, groundOf(element)).map((mark) => `${mark} ${part}`))
      if (pseudo.content.length > 2 && differs(pseudo.color, groundOf(element))) seen.push(`sign ${part}`)
    }
    if (seen.length === 0) continue
    drawn.push([number, element])
    marks[number] = {
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      seen,
    }
  }
  state.drawn = known ?? drawn
  return marks
}

export function vanished(before: Marks, after: Marks): string[] {
  return Object.entries(before).flatMap(([number, { name, seen }]) =>
    seen
      .filter((mark) => !after[number]?.seen.includes(mark))
      .map(
        (mark) => `the ${mark} of ${name} vanishes: give it a border or a system colour in forced colours`,
      ),
  )
}

/** Controls that are on, current or selected, but look like the others. */
export function unseenStates(): string[] {
  const told = [
    'color',
    'backgroundColor',
    'borderColor',
    'borderWidth',
    'outlineStyle',
    'textDecorationLine',
    'fontWeight',
  ] as const
  const states = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]'
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    // A transparent background looks like the page.
    return told.map((property) => style[property].replace(/^rgba\((.*), 0\)$/, 'rgb($1)')).join()
  }
  return [...document.querySelectorAll(states)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const scope = element.closest('ul, ol, nav, fieldset, div')
      const other = [...(scope?.querySelectorAll(element.tagName) ?? [])].find(
        (sibling) => !sibling.matches(`${states}, :disabled`) && sibling.className === element.className,
      )
      return other && look(other) === look(element)
        ? [
            `"${element.textContent?.trim()}" is not told from "${other.textContent?.trim()}": mark it otherwise than by background or shadow`,
          ]
        : []
    })
}

/**
 * Focuses one element of each look and lists those without a visible ring. The last input must be a
 * key, or the browser shows no ring.
 */
export function ringless(): string[] {
  const ofEachLook = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  ))
    if (element.checkVisibility() && !element.closest('.trap'))
      ofEachLook.set(`${element.tagName}.${element.className}`, element)
  return [...ofEachLook].flatMap(([name, element]) => {
    element.focus({ preventScroll: true })
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const ground = getComputedStyle(document.body).backgroundColor
    const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== ground
    return isSeen || document.activeElement !== element
      ? []
      : [`${name} has no focus ring: leave it an outline`]
  })
}
