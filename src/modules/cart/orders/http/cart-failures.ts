import type { CartOutcome } from '@/modules/cart/orders/cart-command';
import { CART_ERRORS } from '@/modules/cart/http/cart.errors';
import type { CartLine } from '@/modules/cart/quoting/domain/quote-input';
import type { Shortage } from '@/modules/cart/quoting/domain/quote';
import { amountOutOfRange } from '@/modules/cart/quoting/http/amount-out-of-range';
import { presentChoiceProblem } from '@/modules/cart/quoting/http/present-choice-problem';
import { productsNotFound } from '@/modules/cart/quoting/http/products-not-found';
import { conditionWord } from '@/modules/cart/quoting/http/wire-words';
import { ApiError, invalidFields } from '@/shared/http/errors/api-error';

/** The 200 of a business failure (Contract 7, Decisions 3). It never has a numeric `status`. */
export interface CartFailureWire {
  error: string;
  code: 'existencia_insuficiente';
  values: { id: number; tipo: string; solicitado: number; disponible: number }[];
}

type Refused = Exclude<CartOutcome, { kind: 'answered' }>;

/** A refusal as it is answered: a 200 that says so for short stock, else the ApiError thrown. */
export function presentRefusal(refusal: Refused, lines: readonly CartLine[], branchExample: string): CartFailureWire {
  switch (refusal.kind) {
    case 'insufficient-stock':
      return presentShortage(refusal.shortages, refusal.missingComponent);
    case 'products-not-found':
      throw productsNotFound(refusal.productIds, lines);
    case 'choices-refused':
      throw invalidFields(refusal.problems.map((problem) => presentChoiceProblem(problem, branchExample)));
    case 'no-tariff':
      throw new ApiError(422, 'sin_tarifa');
    case 'key-reused':
      throw new ApiError(422, 'idempotency_key_reused');
    case 'amount-out-of-range':
      throw amountOutOfRange();
  }
}

/** For a kit the text ends with the code of the first missing component (Contract 4.5, Decisions 9). */
function presentShortage(shortages: readonly Shortage[], missingComponent: string | undefined): CartFailureWire {
  const { text } = CART_ERRORS.existencia_insuficiente;
  return {
    error: missingComponent === undefined ? text : `${text} [${missingComponent}]`,
    code: 'existencia_insuficiente',
    values: shortages.map(({ productId, condition, requested, available }) => ({
      id: productId,
      tipo: conditionWord(condition),
      solicitado: requested,
      disponible: available,
    })),
  };
}
