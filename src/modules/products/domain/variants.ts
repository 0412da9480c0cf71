import type { VariantMembership } from '@/modules/products/domain/product';

/** A product of a variant group. */
export interface VariantMember {
  readonly id: number;
  readonly variant: VariantMembership;
}

export interface VariantOption {
  readonly productId: number;
  readonly detail: string;
}

/**
 * For each attribute of `self`, where each option of the group leads: to the product that shares self's other attributes, else
 * to the lowest id with that option (Decisions 7). Attributes keep self's order, options the order of the members' ids.
 */
export function variantOptions(
  self: VariantMember,
  members: readonly VariantMember[],
): Map<string, Map<string, VariantOption>> {
  const ordered = [...members].sort((a, b) => a.id - b.id);
  return new Map(
    Object.keys(self.variant.attributes).map(
      (attribute) => [attribute, optionsOf(attribute, self.variant, ordered)] as const,
    ),
  );
}

function optionsOf(
  attribute: string,
  self: VariantMembership,
  members: readonly VariantMember[],
): Map<string, VariantOption> {
  const options = new Map<string, VariantOption>();
  const exact = new Set<string>();
  for (const { id, variant } of members) {
    const option = Object.hasOwn(variant.attributes, attribute) ? variant.attributes[attribute] : undefined;
    if (option === undefined || exact.has(option)) continue;
    const sharesOthers = othersEqual(attribute, self, variant);
    if (sharesOthers) exact.add(option);
    if (sharesOthers || !options.has(option)) options.set(option, { productId: id, detail: variant.detail });
  }
  return options;
}

function othersEqual(attribute: string, self: VariantMembership, other: VariantMembership): boolean {
  const names = new Set([...Object.keys(self.attributes), ...Object.keys(other.attributes)]);
  names.delete(attribute);
  return [...names].every((name) => self.attributes[name] === other.attributes[name]);
}
