import { stat } from 'node:fs/promises';
import type { BatchPace } from '@/modules/importing/load/batches';
import type { EntityLoad, LineSink, LoadContext, LoadStep } from '@/modules/importing/load/entity-load';
import type { ImportPiecesRepository } from '@/modules/importing/persistence/import-pieces.repository';
import { filePieces, pieceBatches } from '@/modules/importing/pieces/file-pieces';
import { PieceLoad } from '@/modules/importing/pieces/piece-load';
import { PieceMemory } from '@/modules/importing/pieces/piece-memory';
import type { FileBytes } from '@/modules/importing/source/file-bytes';
import { pieceReaderOf, type ImportFile } from '@/modules/importing/source/import-file';

/** Smaller files are read faster than what is remembered of them. */
export const REMEMBERED_BYTES = 256 * 1024;

/** What remembers pieces, and from which size of a file on. */
export interface PieceKeeping {
  readonly repository: ImportPiecesRepository;
  readonly fromBytes: number;
}

/** Loads a file in pieces. */
export type PieceSteps = (load: EntityLoad, sink: LineSink, pace: BatchPace) => AsyncGenerator<LoadStep>;

/**
 * How to load a file in pieces; undefined for one of which none are remembered. Neither are they where every key has to be known (`--full`), or
 * nothing is written.
 */
export async function pieceSteps(
  file: ImportFile,
  bytes: FileBytes,
  { full, dryRun, references, scratch }: LoadContext,
  { repository, fromBytes }: PieceKeeping,
): Promise<PieceSteps | undefined> {
  const { entity, path } = file;
  const reader = full || dryRun || entity.follow || !entity.refersTo ? undefined : pieceReaderOf(file);
  if (!reader || (await sizeOf(path)) < fromBytes) return undefined;
  const memory = new PieceMemory(repository, entity, references, scratch);
  return async function* (load, sink, pace) {
    const pieces = new PieceLoad(load, memory, entity, sink);
    for await (const batch of pieceBatches(filePieces(bytes, reader, memory), pace)) yield await pieces.prepare(batch);
    // Behind the last batch, which is read before the one at hand is loaded.
    yield () => memory.finish();
  };
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
