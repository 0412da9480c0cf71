import { PATIENCE, type Patience } from '@/shared/http/server/http-server';

/** A service whose suite has had all its answers when it closes: nobody else would come back for another. */
export const ALONE: Patience = { ...PATIENCE, quiet: 0 };
