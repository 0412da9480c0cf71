import { Inject, Injectable } from '@nestjs/common';
import type { QuantisedVector } from '@/modules/ai-search/domain/vectors/quantise';
import { ProductVectorEntity } from '@/modules/ai-search/persistence/product-vector.entity';
import { Database } from '@/shared/database/database';
import { isDuplicateKey } from '@/shared/database/retry';

const SCALE_BYTES = 4;

/** Vectors in the database, by the hash of what they were computed from. */
@Injectable()
export class ProductVectorRepository {
  constructor(@Inject(Database) private readonly database: Database) {}

  async find(hashes: readonly string[]): Promise<Map<string, QuantisedVector>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.database.reader.query<{ content_hash: string; vector: string }[]>(
      `SELECT content_hash, vector FROM product_vectors WHERE content_hash IN (${hashes.map(() => '?').join(', ')})`,
      [...hashes],
    );
    return new Map(rows.map((row) => [row.content_hash, decode(row.vector)]));
  }

  /** Adds vectors; one that another process has added meanwhile is left as it is. */
  async add(vectors: ReadonlyMap<string, QuantisedVector>, now: number): Promise<void> {
    const known = await this.find([...vectors.keys()]);
    const rows = [...vectors]
      .filter(([hash]) => !known.has(hash))
      .map(([contentHash, vector]) => ({ contentHash, vector: encode(vector), createdAt: now }));
    if (rows.length === 0) return;
    await this.database
      .write(async (manager) => {
        await manager.insert(ProductVectorEntity, rows);
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }
}

function encode({ steps, scale }: QuantisedVector): string {
  const bytes = Buffer.alloc(SCALE_BYTES + steps.length);
  bytes.writeFloatLE(scale, 0);
  bytes.set(new Uint8Array(steps.buffer, steps.byteOffset, steps.length), SCALE_BYTES);
  return bytes.toString('base64');
}

function decode(text: string): QuantisedVector {
  const bytes = Buffer.from(text, 'base64');
  return { scale: bytes.readFloatLE(0), steps: new Int8Array(bytes.subarray(SCALE_BYTES)) };
}
