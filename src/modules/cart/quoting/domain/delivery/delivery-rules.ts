/** How the goods leave: collected at a branch, sent home, collected at the carrier, or with the customer's own guides. */
export type DeliveryType = 'branch-pickup' | 'home' | 'carrier-pickup' | 'customer-guide';

/** What a cart must bring and pay for its delivery (Contract 4.5). */
export interface DeliveryRules {
  readonly needsBranch: boolean;
  readonly needsAddress: boolean;
  readonly needsCarrier: boolean;
  readonly groundCarrierOnly: boolean;
  readonly acceptsGuide: boolean;
  readonly paysFreight: boolean;
  /** The customer ships with guides of their own instead of a carrier of ours. */
  readonly customerGuide: boolean;
  /** A guide the customer has paid travels with the goods. */
  readonly prepaidGuide: boolean;
}

/** What the customer chose. `ownGuide` is the carrier value that stands for the customer's own guides. */
export interface DeliveryChoice {
  readonly type: DeliveryType;
  readonly ownGuide: boolean;
  readonly guideAttached: boolean;
}

/**
 * The rules for a delivery. The customer's own guide, as delivery type or as carrier, needs neither address nor carrier
 * and pays no freight; only home delivery without a guide does (Contract 4.5, Decisions 10).
 */
export function deliveryRules({ type, ownGuide, guideAttached }: DeliveryChoice): DeliveryRules {
  const pickup = type === 'branch-pickup';
  const customerGuide = type === 'customer-guide' || (ownGuide && !pickup);
  const shipped = !pickup && !customerGuide;
  const home = shipped && type === 'home';
  return {
    needsBranch: pickup,
    needsAddress: shipped,
    needsCarrier: shipped,
    groundCarrierOnly: shipped && type === 'carrier-pickup',
    acceptsGuide: home || customerGuide,
    paysFreight: home && !guideAttached,
    customerGuide,
    prepaidGuide: customerGuide || (home && guideAttached),
  };
}
