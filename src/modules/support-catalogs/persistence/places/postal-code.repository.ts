import { Injectable } from '@nestjs/common';
import { PostalCodeEntity } from '@/modules/support-catalogs/persistence/places/postal-code.entity';
import { PostalCoordinatesEntity } from '@/modules/support-catalogs/persistence/places/postal-coordinates.entity';
import type { Coordinates } from '@/modules/support-catalogs/domain/places/geography';
import { Database } from '@/shared/database/database';

/** Reads postal codes and their coordinates by key. */
@Injectable()
export class PostalCodeRepository {
  constructor(private readonly database: Database) {}

  findCode(code: string): Promise<PostalCodeEntity | null> {
    return this.database.reader.findOneBy(PostalCodeEntity, { code, withdrawn: false });
  }

  findCoordinates(postalCode: string): Promise<PostalCoordinatesEntity | null> {
    return this.database.reader.findOneBy(PostalCoordinatesEntity, { postalCode, withdrawn: false });
  }

  /** The coordinates known of a municipality's postal codes. */
  coordinatesOfMunicipality(stateCode: string, municipality: string): Promise<Coordinates[]> {
    return this.database.reader
      .createQueryBuilder(PostalCoordinatesEntity, 'place')
      .innerJoin(PostalCodeEntity, 'code', 'code.code = place.postalCode')
      .where('code.stateCode = :stateCode AND code.municipality = :municipality', { stateCode, municipality })
      .andWhere('code.withdrawn = :no AND place.withdrawn = :no', { no: false })
      .getMany();
  }
}
