import { all, any, at, cat, model, not, t, q, type JudgedQuery, type Test } from './judging';

const switches = cat('poeSwitches', 'plainSwitches', 'industrialSwitches');
const poe = cat('poeSwitches');
const ports = (n: number): Test => t(new RegExp(`(^|\\D)${n} puertos`));
const gigabit = t(/gigabit/);
const managed = all(t(/administrable/), not(t(/no administrable/)));
const aps = cat('indoorAps', 'outdoorAps');
const wifi6 = t(/wi-fi 6 /);
const utp = cat('utp');
const cord = cat('patchCords');
const c6 = t(/cat6 /);
const outdoor = t(/exterior/);

/** Networks and cabling. */
export const NETWORKS: readonly JudgedQuery[] = [
  q('switch poe 8 puertos gigabit', all(poe, ports(8), gigabit), all(poe, any(ports(8), gigabit)), switches),
  q('swich poe de 24 puertos administrable', all(poe, ports(24), managed), all(poe, any(ports(24), managed)), switches),
  q(
    'switch no administrable de 5 puertos',
    all(switches, ports(5), t(/no administrable/)),
    all(switches, any(ports(5), t(/no administrable/))),
    switches,
  ),
  q('switch de 16 puertos que no sea poe', all(switches, ports(16)), switches, t(/switch/), not(t(/poe/))),
  q('inyector poe 30w', all(t(/^inyector/), t(/30 w/)), t(/^inyector/), cat('poeInjectors')),
  q(
    'switch industrial riel din con poe',
    all(cat('industrialSwitches'), t(/poe/)),
    cat('industrialSwitches'),
    switches,
  ),
  q('access point wifi 6 para exterior', all(cat('outdoorAps'), wifi6), any(cat('outdoorAps'), all(aps, wifi6)), aps),
  q(
    'punto de acceso wifi 6 interior con stock en tijuana',
    all(cat('indoorAps'), wifi6),
    cat('indoorAps'),
    aps,
    at('tijuana'),
  ),
  q(
    'enlace inalambrico punto a punto de 15 kilometros',
    all(cat('links'), t(/15 km/)),
    all(cat('links'), t(/(20|30|10) km/)),
    cat('links'),
  ),
  q('antena punto a punto 5 km 5ghz', all(cat('links'), t(/ 5 km/)), cat('links'), cat('outdoorAps')),
  q(
    'router 4g con sim',
    all(cat('routers'), t(/4g/)),
    all(cat('routers'), t(/5g/)),
    any(cat('routers'), t(/ruteador/)),
  ),
  q('firewall para 100 usuarios', all(cat('firewalls'), t(/ 100 usuarios/)), cat('firewalls'), cat('routers')),
  q(
    'bobina de cable utp categoria 6 de 305 metros color azul',
    all(utp, c6, t(/305 m/), t(/azul/)),
    all(utp, c6, t(/305 m/)),
    utp,
  ),
  q(
    'bobina utp cat5e 100% cobre 305m negro',
    all(utp, t(/cat5e/), t(/305 m/), t(/negro/), t(/% cobre/)),
    all(utp, t(/cat5e/), t(/305 m/)),
    utp,
  ),
  q('bobina de cable de red cat 6a blindado', all(utp, t(/cat6a/)), all(utp, t(/blindado/)), utp),
  q(
    'patch cord cat6 3 metros rojo',
    all(cord, c6, t(/ 3 m /), t(/rojo/)),
    all(cord, c6, any(t(/ 3 m /), t(/rojo/))),
    cord,
  ),
  q(
    'cordon de parcheo cat 5e de 1 metro gris',
    all(cord, t(/cat5e/), t(/ 1 m /), t(/gris/)),
    all(cord, t(/cat5e/), any(t(/ 1 m /), t(/gris/))),
    cord,
  ),
  q('cable utp para exterior con gel', all(utp, t(/gel/)), all(utp, outdoor), utp),
  q(
    'fibra optica monomodo 12 hilos exterior',
    all(cat('fibreCable'), t(/12 hilos/), t(/monomodo/)),
    all(cat('fibreCable'), t(/monomodo/), any(outdoor, t(/adss/))),
    cat('fibreCable'),
  ),
  q(
    'jumper de fibra lc-lc monomodo 3 m',
    model(/JLCLC-OS2-3M/),
    all(cat('fibrePatch'), t(/lc-lc/), t(/monomodo/)),
    cat('fibrePatch'),
  ),
  q('sfp monomodo 20 km', all(cat('sfp'), t(/monomodo/), t(/20 km/)), all(cat('sfp'), t(/monomodo/)), cat('sfp')),
  q('plug rj45 cat6 bolsa de 100', all(t(/^plug/), c6, t(/100 piezas/)), t(/^plug/), cat('plugs')),
  q('patch panel 24 puertos cat 6', all(t(/panel de parcheo/), c6), t(/panel de parcheo/), cat('patchPanels')),
  q(
    'rack de pared de 12 unidades',
    all(cat('wallCabinets'), t(/12 ur/)),
    cat('wallCabinets'),
    all(cat('floorRacks'), t(/pared/)),
  ),
  q('gabinete de piso 42u', all(t(/gabinete de piso/), t(/42 ur/)), cat('floorRacks'), cat('wallCabinets')),
  q(
    'pdu multicontacto para rack 8 contactos',
    model(/PDU8/),
    all(cat('rackAccessories'), t(/pdu/)),
    cat('rackAccessories'),
  ),
];
