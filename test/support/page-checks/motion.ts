/** Elements that move although the visitor prefers reduced motion. */
export function moving(): string[] {
  const running = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getTiming().duration) > 20)
    .map((animation) => `${animation.constructor.name} ${animation.id} runs`)
  const styled = [...document.querySelectorAll('body *')].filter((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element)
    return `${animationDuration}, ${transitionDuration}`
      .split(', ')
      .some((time) => Number.parseFloat(time) > 0.02)
  })
  const { scrollBehavior } = getComputedStyle(document.documentElement)
  const scrolling = scrollBehavior === 'auto' ? [] : ['the page scrolls smoothly']
  return [
    ...running,
    ...styled.map((element) => `${element.tagName.toLowerCase()}.${element.className} would move`),
    ...scrolling,
  ].map((fault) => `${fault}: keep it inside prefers-reduced-motion: no-preference`)
}
