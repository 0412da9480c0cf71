/* eslint-disable max-lines -- a table of data */
import {
  all,
  any,
  anything,
  at,
  byPrice,
  byPriceDown,
  bySales,
  cat,
  model,
  mxn,
  not,
  of,
  ordered,
  stock,
  t,
  usd,
  x,
  q,
  type JudgedQuery,
  type Test,
} from './judging';

const switches = cat('poeSwitches', 'plainSwitches', 'industrialSwitches');
const poe = cat('poeSwitches');
const ports = (n: number): Test => t(new RegExp(`(^|\\D)${n} puertos`));
const utp = cat('utp');
const c6 = t(/cat6 /);
const bio = cat('biometrics');
const face = t(/rostro|facial/);
const chapa = all(cat('magneticLocks'), t(/^chapa/));
const exitButton = all(cat('exitButtons'), t(/salida/));
const motion = cat('motion');
const wireless = t(/inalambric/);
const outdoor = t(/exterior/);
const psu = cat('psu12', 'psu24', 'psuBackup');
const battery = cat('agm', 'lithium');
const line = cat('lineUps');
const radio = cat('portables');
const tracker = cat('trackers');

/** Access, alarms, fire, energy, radio and the rest. */
export const OTHER: readonly JudgedQuery[] = [
  q(
    'checador de huella para asistencia',
    all(bio, t(/huella/), t(/asistencia/)),
    all(bio, any(t(/asistencia/), t(/huella/))),
    bio,
  ),
  q(
    'control de acceso facial para exterior',
    all(bio, face, outdoor),
    all(bio, face),
    any(bio, t(/control de acceso/)),
  ),
  q(
    'lector de tarjetas mifare con teclado',
    all(cat('cardReaders'), t(/mifare/), t(/teclado/)),
    all(cat('cardReaders'), t(/mifare/)),
    cat('cardReaders'),
  ),
  q(
    'tarjetas de proximidad 125 khz',
    all(cat('credentials'), t(/tarjeta/), t(/125/)),
    cat('credentials'),
    all(cat('cardReaders'), t(/125/)),
  ),
  q('chapa magnetica 600 libras', all(chapa, t(/ 600 lb/)), chapa, cat('magneticLocks')),
  q('electroiman de 1200 lb para exterior', model(/MAG1200-EXT/), all(chapa, t(/1200 lb/)), chapa),
  q(
    'cerradura inteligente con huella y wifi',
    all(cat('smartLocks'), t(/huella/), t(/wi-fi/)),
    cat('smartLocks'),
    t(/cerradura/),
  ),
  q('boton de salida sin contacto', all(exitButton, t(/sin contacto/)), exitButton, cat('exitButtons')),
  q('boton de panico inalambrico', all(t(/boton de panico/), wireless), t(/panico/), cat('panic')),
  q(
    'pluma vehicular de 4 metros derecha',
    model(/BRT-B4D/),
    any(model(/BRT-B4I/), all(cat('barriers'), t(/derecha/))),
    cat('barriers'),
  ),
  q(
    'motor para porton corredizo de 1000 kilos',
    model(/BRT-COR1000/),
    all(cat('gateMotors'), t(/corredizo/)),
    all(cat('gateMotors'), t(/^motor/)),
  ),
  q('lector uhf para estacionamiento alcance 12 metros', model(/BRT-UHF12/), all(cat('uhf'), t(/^lector/)), cat('uhf')),
  q(
    'videoportero ip wifi con pantalla de 7 pulgadas',
    all(cat('videoDoorPhones'), t(/^kit/), t(/7"/), t(/wi-fi/)),
    all(cat('videoDoorPhones'), any(t(/7"/), t(/wi-fi/))),
    cat('videoDoorPhones'),
  ),
  q(
    'interfon para 8 departamentos',
    model(/TBR-AU8/),
    all(cat('doorPhones'), t(/departamentos/)),
    cat('doorPhones', 'videoDoorPhones'),
  ),
  q(
    'panel de alarma inalambrico con 4g',
    all(cat('alarmPanels'), wireless, t(/4g/)),
    cat('alarmPanels'),
    any(cat('alarmKits'), cat('keypads')),
  ),
  q('kit de alarma inalambrica para negocio', all(cat('alarmKits'), wireless), cat('alarmKits'), cat('alarmPanels')),
  q(
    'sensor de movimiento inmune a mascotas inalambrico',
    all(motion, t(/mascotas/), wireless),
    all(motion, any(t(/mascotas/), wireless)),
    motion,
  ),
  q('detector de movimiento para exterior', all(motion, outdoor), motion, cat('beams')),
  q(
    'sirena inalambrica exterior con estrobo',
    model(/SRN-W-EXT/),
    all(cat('sirens'), any(all(wireless, outdoor), all(t(/estrobo/), outdoor))),
    cat('sirens'),
  ),
  q(
    'sirena que no sea inalambrica de 30 watts',
    all(cat('sirens'), t(/30 w/), t(/^sirena/)),
    all(cat('sirens'), t(/^sirena/)),
    cat('sirens'),
    not(wireless),
  ),
  q(
    'energizador para cerca electrica 1000 metros',
    all(cat('energizers'), t(/ 1,000 m/)),
    cat('energizers'),
    cat('fenceParts'),
  ),
  q(
    'apagador inteligente wifi 2 vias negro',
    model(/CSV-AP2-NE/),
    all(cat('smartSwitches'), t(/2 vias|negro/), t(/apagador/)),
    cat('smartSwitches'),
  ),
  q('detector de humo de 4 hilos', model(/HMA-HF4/), all(cat('smoke'), t(/humo/)), any(cat('smoke'), t(/humo/))),
  q(
    'panel contra incendio direccionable de 2 lazos',
    model(/IGN-D2L/),
    cat('addressablePanels'),
    cat('conventionalPanels'),
  ),
  q('no break de 1500 va', all(line, t(/1,500 va/)), line, cat('onlineUps')),
  q('ups en linea 3 kva', model(/GVX-O3K/), cat('onlineUps'), any(all(line, t(/3,000 va/)), line)),
  q('nobrake 1000va', all(line, t(/1,000 va/)), line, cat('onlineUps')),
  q(
    'ups que no sea en linea entre 1000 y 3000 pesos',
    line,
    line,
    cat('ups'),
    all(mxn(1000, 3000), not(cat('onlineUps'))),
  ),
  q('fuente de poder 12 volts 5 amperes', all(psu, t(/12 vcc/), t(/ 5 a /)), all(psu, t(/12 vcc/)), psu),
  q('eliminador 12v 2a', all(psu, t(/12 vcc/), t(/ 2 a /)), all(psu, t(/12 vcc/)), psu),
  q(
    'fuente con respaldo de bateria 12v 10a',
    model(/VLT-R12-10A/),
    all(cat('psuBackup'), any(t(/12 vcc/), t(/10 a/))),
    psu,
  ),
  q('bateria 12v 7ah', all(battery, t(/12 v 7 ah/)), all(battery, t(/12 v/)), battery),
  q(
    'pila sellada de respaldo de 12 volts 4 amperes hora',
    all(battery, t(/12 v 4 ah/)),
    all(battery, t(/sellada/)),
    battery,
  ),
  q('bateria de doscientos amperes hora', all(battery, t(/ 200 ah/)), all(battery, t(/ 1[05]0 ah/)), battery),
  q('panel solar de 550 watts', all(cat('solarPanels'), t(/550 w/)), cat('solarPanels'), x(/solar/)),
  q(
    'controlador de carga mppt de 40 amperes',
    all(cat('chargeControllers'), t(/mppt/), t(/40 a/)),
    all(cat('chargeControllers'), any(t(/mppt/), t(/40 a/))),
    cat('chargeControllers'),
  ),
  q(
    'radio portatil uhf digital con gps',
    model(/HZV-D700-U/),
    all(radio, t(/digital/), any(t(/uhf/), t(/gps/))),
    radio,
  ),
  q('walkie talkie de uso libre', model(/ODK-FRS/), radio, cat('mobiles')),
  q('rastreador gps para motocicleta', model(/RTL-V4-EXT/), all(tracker, t(/vehicular|obd/)), tracker),
  q('localizador gps para remolque con panel solar', model(/RTL-ACT-SOL/), all(tracker, t(/activos/)), tracker),
  q('bocina de techo 6 pulgadas', all(t(/bocina de techo/), t(/6"/)), t(/bocina de techo/), cat('speakers')),
  q('microfono inalambrico de solapa', model(/SOLAPA/), all(cat('microphones'), wireless), cat('microphones')),
  q('pinza ponchadora rj45', all(t(/pinza ponchadora/), t(/rj45/)), t(/^pinza/), cat('handTools')),
  q('cable hdmi de 10 metros', all(t(/^cable hdmi/), t(/ 10 m/)), t(/^cable hdmi/), cat('avCables')),
  q(
    'impresora de tickets 80mm bluetooth',
    model(/CJV-T80-BT/),
    t(/impresora termica de tickets/),
    cat('ticketPrinters'),
  ),
  q('lector de codigo de barras inalambrico', model(/CJV-L2D-BT/), cat('scanners'), t(/lector/)),
  q('telefono ip de 6 lineas poe', model(/TLD-T6/), all(cat('ipPhones'), t(/^telefono ip/)), cat('ipPhones')),
  q('conmutador ip para 100 usuarios', model(/TLD-PBX100/), all(cat('pbx'), t(/conmutador/)), cat('pbx')),
  q('ocupo 50 bobinas de utp cat6 con disponibilidad inmediata', all(utp, c6), utp, cat('copper'), stock(50)),
  q(
    'necesito 10 switches poe de 8 puertos en ciudad de mexico',
    all(poe, ports(8)),
    poe,
    switches,
    all(at('ciudad-de-mexico'), stock(10)),
  ),
  q(
    'regulador de 2000va por menos de 40 dolares',
    all(cat('regulators'), t(/2,000 va/)),
    all(cat('regulators'), t(/^regulador/)),
    cat('ups', 'regulators', 'lineUps'),
    usd(0, 40),
  ),
  q(
    'cerradura inteligente de menos de mil quinientos pesos',
    cat('smartLocks'),
    t(/cerradura/),
    cat('strikes'),
    mxn(0, 1500),
  ),
  { text: 'switch poe mas vendido', must: anything, grader: ordered(anything, poe, bySales) },
  {
    text: 'la fuente de 12 volts mas economica',
    must: anything,
    grader: ordered(anything, all(psu, t(/12 vcc/), t(/^fuente/)), byPrice),
  },
  {
    text: 'terminal biometrica mas cara',
    must: anything,
    grader: ordered(anything, all(bio, t(/^terminal/)), byPriceDown),
  },
  {
    text: 'bateria 12v mas barata de plomalia',
    must: of('plomalia'),
    grader: ordered(of('plomalia'), all(cat('agm'), t(/12 v/)), byPrice),
  },
  q(
    'sensor magnetico para puerta sin cables',
    all(cat('contacts'), wireless),
    cat('contacts'),
    cat('sensors', 'motion'),
    not(t(/cableado/)),
  ),
  q(
    'detector de humo excepto ignaris',
    all(t(/humo/), cat('smoke', 'panic')),
    any(t(/humo/), cat('smoke')),
    cat('fireDetectors'),
    not(of('ignaris')),
  ),
];
