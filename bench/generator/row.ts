const CDN = 'https://cdn.mostrador.example';
const PANEL = 'https://panel.mostrador.example';

/** Lower-case letters, digits and single hyphens. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Address of a file of the demo's picture server. */
export function cdn(path: string): string {
  return `${CDN}/${path}`;
}

/** Address of a page of the resellers' panel. */
export function panel(path: string): string {
  return `${PANEL}/${path}`;
}

/** Relative path of a product's public page. */
export function productLink(model: string, id: number): string {
  return `/producto/${slug(model)}-${id}.html`;
}
