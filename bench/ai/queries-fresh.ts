import {
  all,
  any,
  anything,
  at,
  byPrice,
  cat,
  graded,
  model,
  mxn,
  not,
  of,
  ordered,
  stock,
  t,
  usd,
  x,
  type JudgedQuery,
  type Test,
} from './judging';

function q(text: string, exact: Test, near: Test, kin: Test, must: Test = anything): JudgedQuery {
  return { text, must, grader: graded(must, exact, near, kin) };
}

const ip = cat('ipBullet', 'ipDome', 'ipTurret');
const fixed = cat('ipBullet', 'ipDome', 'ipTurret', 'turboBullet', 'turboDome', 'turboTurret');
const nvr = cat('nvr', 'nvrPoe');
const switches = cat('poeSwitches', 'plainSwitches', 'industrialSwitches');
const battery = cat('agm', 'lithium');

/** Asked after the search was finished, to see how it does with what nobody had in mind. No word of the thesaurus was written for these. */
export const FRESH: readonly JudgedQuery[] = [
  q(
    'me urge cotizar una bala de 4 megas marca kimbrax con luz dual',
    all(t(/bala/), t(/4 megapixel/), t(/luz dual/)),
    all(t(/bala/), t(/4 megapixel/)),
    fixed,
    of('kimbrax'),
  ),
  q(
    'camaras para el estacionamiento que alcancen 60 metros de infrarrojo',
    all(fixed, t(/60 m ir/)),
    all(fixed, t(/(50|80) m ir|80 m/)),
    fixed,
  ),
  q(
    'grabador de red con ocho canales, nada de orvantis, menos de 3500 pesos',
    all(nvr, t(/ 8 canales/)),
    nvr,
    cat('dvr'),
    all(mxn(0, 3500), not(of('orvantis'))),
  ),
  q('disco para grabar 24/7 de 6tb', all(cat('hardDisks'), t(/ 6 tb/)), cat('hardDisks'), cat('storage', 'solidState')),
  q(
    'tienen switches gigabit de 24 bocas sin poe?',
    all(switches, t(/24 puertos/), t(/gigabit/)),
    switches,
    t(/switch/),
    not(t(/poe/)),
  ),
  q(
    'rollo de cable utp cat 6 negro uso exterior',
    all(cat('utp'), t(/cat6 /), t(/negro/), t(/exterior/)),
    all(cat('utp'), any(t(/exterior/), all(t(/cat6 /), t(/negro/)))),
    cat('utp'),
  ),
  q(
    'latiguillos de red cat6 de 2 metros azules',
    all(cat('patchCords'), t(/cat6 /), t(/ 2 m /), t(/azul/)),
    all(cat('patchCords'), t(/cat6 /)),
    cat('patchCords'),
  ),
  q(
    'lector de huella digital para control de acceso con tarjeta mifare',
    all(cat('biometrics'), t(/huella/), t(/mifare/)),
    all(cat('biometrics'), t(/huella/)),
    any(cat('biometrics'), cat('cardReaders')),
  ),
  q('cerradura para hotel', model(/HOTEL/), cat('smartLocks'), t(/cerradura/)),
  q('kit de interfon para una casa', model(/TBR-AU1/), cat('doorPhones'), cat('videoDoorPhones')),
  q('sensor de humo que suene solo sin panel', model(/HMA-AUT10/), t(/humo/), cat('smoke')),
  q('detector de gas para cocina', model(/HMA-GAS/), model(/HMA-CO/), cat('smoke')),
  q('alarma vecinal con sirena', model(/SRN-VECINAL/), t(/sirena|alarma/), cat('sirens')),
  q(
    'respaldo de energia para rack de 3000va',
    all(cat('lineUps'), t(/3,000 va/), t(/rack/)),
    any(all(cat('lineUps', 'onlineUps'), t(/3,000 va|3 kva/)), all(cat('lineUps', 'onlineUps'), t(/rack/))),
    cat('lineUps', 'onlineUps'),
  ),
  q('transformador 24 volts corriente alterna para ptz', all(cat('psu24'), t(/24 vca/)), cat('psu24'), t(/fuente/)),
  q(
    'baterias de litio de 100 amperes',
    all(battery, t(/litio/), t(/100 ah/)),
    all(battery, t(/litio|100 ah/)),
    battery,
  ),
  q(
    'inversor hibrido de 5 kilowatts',
    all(cat('inverters'), t(/hibrido/), t(/5 kw/)),
    all(cat('inverters'), t(/hibrido| 5 kw/)),
    cat('inverters'),
  ),
  q(
    'radios motorola o similares digitales vhf',
    all(cat('portables'), t(/digital/), t(/vhf/)),
    all(cat('portables'), t(/digital|vhf/)),
    cat('portables', 'mobiles'),
  ),
  q('antena yagi uhf', model(/YAGI-U/), t(/yagi/), cat('vhfUhf')),
  q('gps con boton sos para adulto mayor', model(/RTL-PER/), cat('trackers'), t(/gps/)),
  q(
    'bocinas de pared blancas para exterior de 8"',
    model(/PARED8-B/),
    all(t(/bocina de pared/), t(/8"|blanco/)),
    cat('speakers'),
  ),
  q(
    'amplificador 240 watts 6 zonas',
    model(/AMP240-6Z/),
    all(cat('amplifiers'), t(/^amplificador/)),
    cat('amplifiers'),
  ),
  q('camara para videoconferencias 4k', all(cat('conference'), t(/4k/), t(/camara|barra/)), cat('conference'), t(/4k/)),
  q(
    'probador de cable de red que mida longitud',
    model(/MDZ-RED-LONG/),
    all(cat('testers'), t(/cable/)),
    cat('testers'),
  ),
  q(
    'reflector led luz calida de 50w',
    all(cat('lighting'), t(/reflector/), t(/50 w/), t(/calida/)),
    all(cat('lighting'), t(/reflector/)),
    cat('lighting'),
  ),
  q(
    'cargador para coche electrico tipo 2',
    all(cat('vehicleCharging'), t(/tipo 2/)),
    cat('vehicleCharging'),
    t(/cargador/),
  ),
  q(
    'etiquetadora termica de 4 pulgadas',
    all(t(/impresora de etiquetas/), t(/4"/)),
    cat('ticketPrinters'),
    t(/etiqueta/),
  ),
  q(
    'canaleta blanca de 40 x 25',
    all(cat('conduit'), t(/canaleta/), t(/blanca/), t(/40 ×/)),
    all(cat('conduit'), t(/canaleta/)),
    cat('conduit'),
  ),
  q(
    'modulo sfp+ de 10 gigas multimodo en existencia en merida',
    all(cat('sfp'), t(/10 gbps/), t(/multimodo/)),
    all(cat('sfp'), t(/10 gbps/)),
    cat('sfp'),
    at('merida'),
  ),
  q(
    'quiero 15 domos ip de 2mp que no sean xolocam, hasta 1200 pesos cada uno',
    all(cat('ipDome'), t(/ 2 megapixel/)),
    cat('ipDome'),
    ip,
    all(not(of('xolocam')), mxn(0, 1200), stock(15)),
  ),
  q(
    'camaras ip de entre mil y mil quinientos pesos con microfono',
    all(ip, t(/microfono/)),
    ip,
    fixed,
    mxn(1000, 1500),
  ),
  q(
    'algo para que no se vaya la luz en el modem, barato',
    any(cat('lineUps'), cat('onlineUps')),
    cat('ups', 'regulators'),
    x(/respaldo/),
  ),
  {
    text: 'cual es el nvr mas economico de 16 canales con poe',
    must: anything,
    grader: ordered(anything, all(nvr, t(/16 canales/), t(/poe/)), byPrice),
  },
  q(
    'turnstile torniquete tripode acero inoxidable de menos de 1000 usd',
    all(cat('turnstiles'), t(/tripode/)),
    cat('turnstiles'),
    cat('pedestrian', 'metalDetectors'),
    usd(0, 1000),
  ),
];
