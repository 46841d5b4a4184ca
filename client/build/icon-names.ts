/** The icons that words of the site name, e.g. `icon: 'search'`. */
export const iconNames = /(?<=\bicon: ')[a-z0-9-]+(?=')/g
