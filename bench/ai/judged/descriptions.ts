import type { Dice } from './dice';

/** What a product's sheet says, in HTML; for half of them nothing. */
export function describe(name: string, brand: string, measures: readonly string[], dice: Dice): string | undefined {
  if (dice.chance(50)) return undefined;
  const list = measures.map((one) => `<li>${one}</li>`).join('');
  return dice.pick([
    `<p>${name} ${brand}. PRECIO MAS IVA, NO INCLUYE INSTALACION.</p>`,
    `<p>${brand.toLowerCase()} ${name.toLowerCase()} garantia de 1 año por defecto de fabrica</p>`,
    `<p>${name}</p><ul>${list}</ul>`,
    `<p>SUJETO A EXISTENCIA. TIEMPO DE ENTREGA 3 A 5 DIAS.</p>`,
    `<p>${name.charAt(0)}${name.slice(1).toLowerCase()} de ${brand}, ${measures.join(', ').toLowerCase()}.</p>`,
    `<p>Original ${brand} product. See datasheet for details.</p>`,
  ]);
}
