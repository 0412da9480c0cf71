import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { locate, meanCoordinates, type Coordinates } from '@/modules/support-catalogs/domain/places/geography';
import type { PostalCode } from '@/modules/support-catalogs/domain/places/postal-codes';
import { distinctUpperCased } from '@/modules/support-catalogs/domain/spanish-text';
import { stateByCode, stateByPostalPrefix, type MexicanState } from '@/modules/support-catalogs/domain/places/states';
import { PostalCodeRepository } from '@/modules/support-catalogs/persistence/places/postal-code.repository';
import type { ChangedEntity } from '@/shared/database/changes/change-log';
import { ChangeFeed } from '@/shared/database/changes/change-feed';
import type { ChangeHandler } from '@/shared/database/changes/change-handler';

/** What is known of a postal code's place; members are null where nothing is. */
interface Place {
  readonly postalCode: PostalCode | null;
  readonly position: Coordinates | null;
}

const REMEMBERED_CODES = 4000;
const TABLES = ['postal_codes', 'postal_coordinates'];

/**
 * The postal-code catalog. It is too large to be held in memory: codes are read by key and the last ones used are
 * remembered until an import changes them. Codes are five digits.
 */
@Injectable()
export class PostalCodes implements ChangeHandler, OnModuleInit {
  readonly entities: readonly ChangedEntity[] = ['support-catalog'];
  private places = new LRUCache<string, Promise<Place>>({ max: REMEMBERED_CODES });

  constructor(
    private readonly repository: PostalCodeRepository,
    private readonly feed: ChangeFeed,
  ) {}

  onModuleInit(): void {
    this.feed.register(this);
  }

  load(): Promise<void> {
    this.places = new LRUCache({ max: REMEMBERED_CODES });
    return Promise.resolve();
  }

  /** Forgets everything, also what is being read at this moment. */
  apply(changes: ReadonlyMap<ChangedEntity, ReadonlySet<string>>): Promise<void> {
    const touched = changes.get('support-catalog') ?? new Set<string>();
    if (TABLES.some((table) => touched.has(table))) this.places = new LRUCache({ max: REMEMBERED_CODES });
    return Promise.resolve();
  }

  /** The catalog's entry; undefined when it has none. */
  async find(code: string): Promise<PostalCode | undefined> {
    return (await this.place(code)).postalCode ?? undefined;
  }

  /** The state a code lies in: the catalog's, or for codes newer than it that of the first two digits. */
  async stateOf(code: string): Promise<MexicanState | undefined> {
    return stateOf(code, (await this.place(code)).postalCode);
  }

  /**
   * Where a code is (Decisions 9): its own coordinates, else the mean of its municipality's known codes, else its state's
   * centre; undefined when not even the state is known.
   */
  async position(code: string): Promise<Coordinates | undefined> {
    return (await this.place(code)).position ?? undefined;
  }

  private place(code: string): Promise<Place> {
    const known = this.places.get(code);
    if (known) return known;
    const { places } = this;
    const reading = this.read(code);
    places.set(code, reading);
    reading.catch(() => places.delete(code));
    return reading;
  }

  private async read(code: string): Promise<Place> {
    const postalCode = sorted(await this.repository.findCode(code));
    const own = (await this.repository.findCoordinates(code)) ?? undefined;
    const municipality = own ? undefined : await this.middleOfMunicipality(postalCode);
    return { postalCode, position: locate(own, municipality, stateOf(code, postalCode)) ?? null };
  }

  private async middleOfMunicipality(postalCode: PostalCode | null): Promise<Coordinates | undefined> {
    if (!postalCode) return undefined;
    return meanCoordinates(
      await this.repository.coordinatesOfMunicipality(postalCode.stateCode, postalCode.municipality),
    );
  }
}

/** Settlements are stored as they came; they are shown in order. */
function sorted(postalCode: PostalCode | null): PostalCode | null {
  return postalCode && { ...postalCode, settlements: distinctUpperCased(postalCode.settlements) };
}

function stateOf(code: string, postalCode: PostalCode | null): MexicanState | undefined {
  return postalCode ? stateByCode(postalCode.stateCode) : stateByPostalPrefix(code);
}
