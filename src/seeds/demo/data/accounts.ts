import type { BrandKey } from './brands';

/** A reseller: who it is, and what its agreement says. Discounts are percentages. */
export interface AccountDraft {
  readonly number: number;
  readonly name: string;
  readonly taxId: string;
  readonly regime: string;
  readonly email: string;
  readonly phone: string;
  readonly whatsapp?: string;
  readonly address: readonly [
    street: string,
    exterior: string,
    interior: string,
    colony: string,
    city: string,
    state: string,
    postalCode: string,
  ];
  readonly api: boolean;
  readonly tier: readonly [name: string, discount: number];
  readonly agreements: Readonly<Partial<Record<BrandKey | '*', number>>>;
  readonly credit?: readonly string[];
  readonly warehouses?: readonly string[];
  readonly seller?: readonly [name: string, mail: string, extension: string];
}

/** The account the demo's credentials belong to. */
export const DEMO_ACCOUNT = 100245;

const SELLERS = {
  north: ['Rebeca Olivas', 'rebeca.olivas@mostrador.example', '1204'],
  centre: ['Iván Tapia', 'ivan.tapia@mostrador.example', '1318'],
  south: ['Marisol Canché', 'marisol.canche@mostrador.example', '1422'],
} as const;

/** No agreement on orvantis, quorvex, softalba, hertzavo and heliantra: the demo account sees them without price. */
const NORTH_AGREEMENTS = {
  quetzavid: 36,
  xolocam: 30,
  kimbrax: 34,
  umbrasec: 22,
  mirantela: 25,
  rodavid: 20,
  patrullia: 18,
  discavo: 15,
  guardalba: 18,
  pantevia: 17,
  nodavia: 32,
  enlatiq: 28,
  nimbrava: 30,
  fibrelia: 38,
  cobrelux: 27,
  conectaro: 40,
  rackanto: 35,
  canalova: 33,
  portavex: 33,
  dactivia: 31,
  cerravolt: 37,
  barrantis: 24,
  turnaxo: 20,
  credelia: 16,
  timbrelia: 29,
  alarvento: 35,
  sirenova: 38,
  perivolta: 32,
  casavira: 26,
  ignaris: 28,
  humalerta: 30,
  galvorex: 29,
  voltarima: 36,
  plomalia: 25,
  solquino: 23,
  tensovia: 31,
  ferrotino: 34,
  medipinza: 27,
  ondakora: 30,
  antenaria: 33,
  torrevia: 19,
  rastrelia: 24,
  sensovia: 21,
  sonavela: 32,
  vocalinda: 18,
  teldorva: 24,
  cajalvia: 19,
  lumbrevia: 30,
} as const;

/** Fictitious resellers: tax ids have a valid shape and belong to nobody we know of. */
export const ACCOUNTS: readonly AccountDraft[] = [
  {
    number: DEMO_ACCOUNT,
    name: 'INTEGRACIONES SIERRA NORTE',
    taxId: 'ISN150312QXA',
    regime: '601',
    email: 'compras@sierranorte.example',
    phone: '6145550124',
    whatsapp: '6145550125',
    address: ['Avenida Independencia', '3405', 'B', 'Zona Centro', 'Chihuahua', 'Chihuahua', '31000'],
    api: true,
    tier: ['Plata', 3],
    agreements: NORTH_AGREEMENTS,
    credit: ['credito-7', 'credito-15'],
    seller: SELLERS.north,
  },
  {
    number: 100312,
    name: 'SEGURIDAD Y COMUNICACIÓN DEL ANÁHUAC',
    taxId: 'SCA110620PW8',
    regime: '601',
    email: 'pedidos@anahuacseguridad.example',
    phone: '5555550177',
    whatsapp: '5555550178',
    address: ['Calle Durango', '212', 'PISO 3', 'Roma Norte', 'Ciudad de México', 'Ciudad de México', '06700'],
    api: true,
    tier: ['Oro', 5],
    agreements: { '*': 28, quetzavid: 40, orvantis: 35, galvorex: 33, hertzavo: 30, softalba: 15 },
    credit: ['credito-1', 'credito-7', 'credito-15', 'credito-30', 'credito-45', 'credito-60'],
    seller: SELLERS.centre,
  },
  {
    number: 100478,
    name: 'REDES Y VIDEO DEL BAJÍO',
    taxId: 'RVB180905KT5',
    regime: '626',
    email: 'almacen@redesbajio.example',
    phone: '4775550142',
    address: ['Calle Pino Suárez', '118', '', 'Centro', 'León', 'Guanajuato', '37000'],
    api: true,
    tier: ['Bronce', 0],
    agreements: { quetzavid: 28, xolocam: 25, cobrelux: 20, discavo: 10, nodavia: 24 },
    seller: SELLERS.centre,
  },
  {
    number: 100533,
    name: 'TECNOLOGÍA DIGITAL PENINSULAR',
    taxId: 'TDP090130RZ3',
    regime: '601',
    email: 'compras@tecnomayab.example',
    phone: '9995550163',
    whatsapp: '9995550164',
    address: ['Calle 47', '455', 'A', 'Mérida Centro', 'Mérida', 'Yucatán', '97000'],
    api: true,
    tier: ['Plata', 3],
    agreements: { '*': 25, cerravolt: 34, dactivia: 30 },
    warehouses: ['merida', 'cancun', 'villahermosa'],
    credit: ['credito-30'],
    seller: SELLERS.south,
  },
  {
    number: 100601,
    name: 'LORENA CASTILLO OCAMPO',
    taxId: 'CAOL870214H30',
    regime: '612',
    email: 'lorena@castilloalarmas.example',
    phone: '6625550119',
    address: ['Calle Garmendia', '77', '', 'Hermosillo Centro', 'Hermosillo', 'Sonora', '83000'],
    api: true,
    tier: ['Bronce', 0],
    agreements: {
      alarvento: 30,
      sirenova: 30,
      perivolta: 28,
      timbrelia: 22,
      plomalia: 18,
      voltarima: 25,
      mirantela: 20,
    },
    credit: ['credito-7'],
  },
  {
    number: 100650,
    name: 'ENLACES DE LA PENÍNSULA DE MOCTEZUMA',
    taxId: 'EPM200817LM3',
    regime: '601',
    email: 'contacto@enlacesmoctezuma.example',
    phone: '6645550138',
    address: ['Calle Cuarta', '801', '', 'Zona Centro', 'Tijuana', 'Baja California', '22000'],
    api: false,
    tier: ['Plata', 3],
    agreements: { '*': 20 },
    seller: SELLERS.north,
  },
];
