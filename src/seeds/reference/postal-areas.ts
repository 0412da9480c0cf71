import type { PostalAreaRow } from '@/seeds/reference/rows';

/** Sierras, deserts and jungles that carriers reach at an extra charge. */
const EXTENDED =
  '236* 239* 246* 299* 301* 304* 332* 333* 344* 345* 346* 404* 405* 413* 634* 638* 687* 689* 696* 698* 717* ' +
  '732* 739* 772* 773* 779* 846* 856* 983* 997*';

/**
 * The northern and southern border regions, as prefixes that lie wholly inside the municipalities named by the decrees on
 * the border tax incentive (Baja California, Sonora, Chihuahua, Coahuila, Nuevo León, Tamaulipas; Campeche, Chiapas,
 * Quintana Roo, Tabasco).
 */
const BORDER =
  '21* 22* 2433* 2434* 2464* 2465* 260* 261* 262* 2630* 2631* 2632* 264* 2664* 2665* 2666* 2667* 2750* 2751* 2752* 2753* 2754* ' +
  '29935 29936 29937 29938 29939 2995* 2996* 3014* 3015* 3016* 3018* 3023* 3024* 307* 308* 3090* 3091* 3092* 3093* 3094* 3182* ' +
  '3183* 3184* 320* 321* 322* 323* 324* 325* 326* 327* 3285* 3288* 3289* 3298* 3299* 6500* 6501* 6503* 6504* 6505* 770* 7795* ' +
  '7796* 7797* 7798* 7799* 834* 835* 836* 837* 8386* 8387* 8389* 840* 8410* 8411* 8414* 8418* 8419* 842* 8430* 8431* 8462* ' +
  '8463* 8690* 8691* 8692* 8693* 8694* 8695* 8696* 8697* 873* 874* 875* 880* 881* 882* 883* 884* 885* 886* 887* 8880* 8881* ' +
  '8882* 8883* 8884* 8885* 8887* 889*';

const rows = (areas: string): PostalAreaRow[] => areas.split(' ').map((codigo_postal) => ({ codigo_postal }));

/** Built-in extended zones. */
export const extendedZoneRows: readonly PostalAreaRow[] = rows(EXTENDED);

/** Built-in border region. */
export const borderRegionRows: readonly PostalAreaRow[] = rows(BORDER);
