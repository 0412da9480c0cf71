import type { ImportSummary } from '@/modules/importing/load/load-summary';

/** Two parts of one run as one. */
export function joinSummaries(one: ImportSummary, other: ImportSummary): ImportSummary {
  return {
    files: [...one.files, ...other.files],
    read: one.read + other.read,
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    refused: one.refused + other.refused,
    withdrawn: one.withdrawn + other.withdrawn,
    seconds: Math.round((one.seconds + other.seconds) * 100) / 100,
    unreadable: one.unreadable + other.unreadable,
    refusedFiles: one.refusedFiles + other.refusedFiles,
    interrupted: one.interrupted || other.interrupted,
  };
}
