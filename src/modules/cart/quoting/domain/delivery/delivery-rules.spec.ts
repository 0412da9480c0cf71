import { deliveryRules } from '@/modules/cart/quoting/domain/delivery/delivery-rules';

const flags = (rules: ReturnType<typeof deliveryRules>) =>
  Object.entries(rules).flatMap(([name, value]) => (value ? [name] : []));

describe('delivery rules', () => {
  it.each([
    ['branch-pickup', false, false, ['needsBranch']],
    ['branch-pickup', true, false, ['needsBranch']],
    ['branch-pickup', false, true, ['needsBranch']],
    ['home', false, false, ['needsAddress', 'needsCarrier', 'acceptsGuide', 'paysFreight']],
    ['home', false, true, ['needsAddress', 'needsCarrier', 'acceptsGuide', 'prepaidGuide']],
    ['home', true, false, ['acceptsGuide', 'customerGuide', 'prepaidGuide']],
    ['carrier-pickup', false, false, ['needsAddress', 'needsCarrier', 'groundCarrierOnly']],
    ['carrier-pickup', true, false, ['acceptsGuide', 'customerGuide', 'prepaidGuide']],
    ['customer-guide', false, false, ['acceptsGuide', 'customerGuide', 'prepaidGuide']],
    ['customer-guide', true, true, ['acceptsGuide', 'customerGuide', 'prepaidGuide']],
  ] as const)('%s, own guide %p, file %p: %p', (type, ownGuide, guideAttached, expected) => {
    expect(flags(deliveryRules({ type, ownGuide, guideAttached }))).toEqual(expected);
  });
});
