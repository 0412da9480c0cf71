import { Injectable } from '@nestjs/common';
import type { BranchFacts } from '@/modules/cart/quoting/domain/quote-input';
import { BranchDirectory } from '@/modules/support-catalogs/branch-directory.service';
import type { Branch } from '@/modules/support-catalogs/domain/places/branch';
import { parsePostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { stateByCodeOrName, stateByPostalPrefix } from '@/modules/support-catalogs/domain/places/states';
import { FreightTables } from '@/modules/support-catalogs/freight-tables.service';

const branchStates = new WeakMap<Branch, string>();

/** The branches goods may come from, as quotes are computed with them. */
@Injectable()
export class SupplyBranchesService {
  constructor(
    private readonly branches: BranchDirectory,
    private readonly tables: FreightTables,
  ) {}

  facts(): BranchFacts[] {
    return this.branches.all().map((branch) => ({
      code: branch.code,
      supplies: branch.supplies,
      series: branch.series,
      latitude: branch.latitude,
      longitude: branch.longitude,
      state: stateOfBranch(branch),
      inBorderRegion: this.inBorderRegion(parsePostalCode(branch.postalCode)),
    }));
  }

  /** Whether the 8 % rate may apply at a postal code; false for an unknown one (Decisions 8). */
  inBorderRegion(postalCode: string | undefined): boolean {
    return postalCode !== undefined && this.tables.isBorderRegion(postalCode);
  }
}

/** Traditional code of a branch's state. Branches are replaced when they change, never altered, so it is found once. */
export function stateOfBranch(branch: Branch): string {
  const known = branchStates.get(branch);
  if (known !== undefined) return known;
  const postalCode = parsePostalCode(branch.postalCode);
  const state =
    stateByCodeOrName(branch.state) ?? (postalCode === undefined ? undefined : stateByPostalPrefix(postalCode));
  branchStates.set(branch, state?.code ?? '');
  return state?.code ?? '';
}
