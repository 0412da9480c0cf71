import type { DeliveryType } from '@/modules/cart/quoting/domain/delivery/delivery-rules';
import type { Condition } from '@/modules/cart/quoting/domain/quote-input';

/** Name of the file that may come along (Contract 4.5). */
export const GUIDE_FIELD = 'pdf_guia';

/** `tipo_entrega` as the wire says it. */
export const DELIVERY_WORDS = ['sucursal', 'domicilio', 'ocurre', 'guia_cliente'] as const;
export type DeliveryWord = (typeof DELIVERY_WORDS)[number];

const TYPES: Readonly<Record<DeliveryWord, DeliveryType>> = {
  sucursal: 'branch-pickup',
  domicilio: 'home',
  ocurre: 'carrier-pickup',
  guia_cliente: 'customer-guide',
};

export function deliveryType(word: DeliveryWord): DeliveryType {
  return TYPES[word];
}

export function deliveryWord(type: DeliveryType): DeliveryWord {
  return DELIVERY_WORDS.find((word) => TYPES[word] === type) ?? 'domicilio';
}

/** `tipo` of a line (Contract 4.5). Grade `d` is shown in stock, but no cart takes it. */
export const CONDITION_WORDS = ['nuevo', 'a', 'b', 'c'] as const;
export type ConditionWord = (typeof CONDITION_WORDS)[number];

export function conditionOf(word: ConditionWord): Condition {
  return word === 'nuevo' ? 'new' : word;
}

export function conditionWord(condition: Condition): string {
  return condition === 'new' ? 'nuevo' : condition;
}
