import { invalidFields } from '@/shared/http/errors/api-error';

const KEY = /^[\x20-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request; undefined without one. Throws the 400 of one that is too long or illegible (Decisions 9). */
export function readKey(sent: string | undefined): string | undefined {
  const key = sent?.trim() ?? '';
  if (key === '') return undefined;
  if (KEY.test(key)) return key;
  throw invalidFields([
    {
      campo: 'Idempotency-Key',
      problema: 'debe tener hasta 255 caracteres ASCII visibles',
      ejemplo: '8f14e45f-ceea-467f-a9ad-1c2b3d4e5f60',
    },
  ]);
}
