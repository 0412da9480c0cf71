/** Withdrawn products: kept for history, sold no more. */
export const WITHDRAWN: ReadonlySet<string> = new Set([
  'XLC-HDB1L',
  'XLC-HDD1L',
  'XLC-HDT1L',
  'KX-PTZ215T',
  'XLC-IP20-3M(2.8mm)',
  'CTO-PP24-C5E',
  'NBV-RUT-AC12',
  'PTV-19HD',
]);

/** On show while their price is negotiated with the maker. */
export const WITHOUT_PRICE: ReadonlySet<string> = new Set([
  'UMB-THPTZ-640',
  'ORV-N256-AIX',
  'QRX-X48-6F',
  'TNX-CUERPO',
  'DSV-SRV16',
  'GVX-O20K',
  'IGN-ASP1',
  'QV-PAN8-180',
]);

/** Sold by registered project. */
export const PROJECT: ReadonlySet<string> = new Set([
  'ORV-PT445-LX',
  'ORV-PT840-LX',
  'ORV-N128-AIX',
  'ORV-N256-AIX',
  'UMB-TH640-35',
  'UMB-THPTZ-640',
  'UMB-LPR9-1040',
  'PTV-VW55-09',
  'IGN-D8L',
  'QRX-FW500',
  'SFA-ROSTRO-5K',
  'SFA-MON-500',
  'MDZ-CERT-6A',
  'HZV-RD50-V',
  'HZV-RD50-U',
  'TNX-PASO60',
  'TNX-PASO90',
  'SNV-EVAC8',
]);

/** Parts that the workshop also keeps under its internal category. */
export const WORKSHOP: ReadonlySet<string> = new Set(['ODK-CABLE-PROG', 'CDL-CINTA-YMCKO']);
