/* eslint-disable max-lines -- a table of data */
import {
  all,
  any,
  anything,
  at,
  bySales,
  byPrice,
  cat,
  model,
  mxn,
  not,
  of,
  ordered,
  q,
  stock,
  t,
  usd,
  x,
  type JudgedQuery,
  type Test,
} from './judging';

const ip = cat('ipBullet', 'ipDome', 'ipTurret', 'ipPtz', 'ipPanoramic', 'ipThermal', 'ipPlates');
const turbo = cat('turboBullet', 'turboDome', 'turboTurret', 'turboPtz');
const bullet = cat('ipBullet', 'turboBullet');
const dome = cat('ipDome', 'turboDome');
const turret = cat('ipTurret', 'turboTurret');
const ptz = cat('ipPtz', 'turboPtz');
const wifi = cat('wifiCameras');
const fixed = any(bullet, dome, turret);
const camera = any(ip, turbo, wifi);
const mp = (n: number): Test => t(new RegExp(`(^|\\D)${n} megapixel`));
const ch = (n: number): Test => t(new RegExp(`(^|\\D)${n} canales`));
const outdoor = t(/exterior/);
const color = t(/color 24\/7|luz dual/);
const motor = t(/motorizado/);
const mic = t(/microfono/);
const dvr = cat('dvr');
const nvr = cat('nvr', 'nvrPoe');
const kits = cat('turboKits', 'ipKits');
const disk = cat('hardDisks');
const microSd = t(/microsd/);

/** Video, recorders, storage, monitors and their accessories. */
export const VIDEO: readonly JudgedQuery[] = [
  q(
    'cámara domo 4 megapixeles para exterior con visión nocturna, menos de 2 mil pesos, que haya en Monterrey',
    all(dome, mp(4), outdoor),
    all(dome, outdoor),
    all(fixed, mp(4), outdoor),
    all(mxn(0, 2000), at('monterrey')),
  ),
  q(
    'domo ip 8mp para exterior con micrófono que tengan en guadalajara por menos de 4000 pesos',
    all(dome, ip, mp(8), outdoor, mic),
    all(dome, ip, mp(8)),
    all(dome, ip),
    all(mxn(0, 4000), at('guadalajara')),
  ),
  q(
    'bala 1080p turbohd con carcasa metálica',
    all(bullet, turbo, mp(2), t(/metalica/)),
    all(bullet, turbo, any(mp(2), t(/metalica/))),
    any(all(turbo, mp(2)), all(bullet, turbo)),
  ),
  q(
    'camaras tipo bullet 4k analogicas',
    all(bullet, turbo, mp(8)),
    any(all(turbo, mp(8)), all(bullet, turbo)),
    all(bullet, mp(8)),
  ),
  q('minidomo 5 mpx quetzavid', all(dome, mp(5)), dome, all(fixed, mp(5)), of('quetzavid')),
  q('eyeball xolocam 2 mp', all(turret, mp(2)), turret, all(fixed, mp(2)), of('xolocam')),
  q('camara ip con lente varifocal motorizado 8 MP', all(ip, motor, mp(8)), all(ip, motor), any(motor, all(ip, mp(8)))),
  q(
    'varifocal motorizada 2 megapixeles turbohd',
    all(turbo, motor, mp(2)),
    all(turbo, motor),
    any(all(motor, mp(2)), all(turbo, mp(2))),
  ),
  q('ptz con 25x de zoom', all(ptz, t(/25x/)), ptz, t(/ptz/)),
  q('domo ptz zoom optico 32x exterior', all(ptz, t(/32x/)), all(ptz, outdoor), t(/ptz/)),
  q(
    'camara que vea a color de noche 4 mp',
    all(camera, color, mp(4)),
    all(camera, any(color, x(/color nocturn/))),
    all(camera, mp(4)),
  ),
  q(
    'camara con vision nocturna a color para la calle de 8mp',
    all(camera, color, outdoor, mp(8)),
    all(camera, color, outdoor),
    all(camera, outdoor, mp(8)),
  ),
  q('ojo de pez 360 grados', t(/fisheye/), cat('ipPanoramic'), all(camera, t(/360/))),
  q('camara panoramica 180', all(cat('ipPanoramic'), t(/180/)), cat('ipPanoramic'), t(/fisheye/)),
  q(
    'camara termica para detectar personas a mas de 200 metros',
    all(cat('ipThermal'), t(/220 m|500 m|1,200 m|2,000 m/)),
    cat('ipThermal'),
    t(/termografica/),
  ),
  q('camara para leer placas de autos en la entrada', cat('ipPlates'), model(/SFA-LPR/), t(/acceso vehicular/)),
  q(
    'camara wifi para casa con audio bidireccional',
    all(wifi, x(/audio bidireccional/)),
    wifi,
    t(/wi-fi.*camara|camara.*wi-fi/),
  ),
  q('camarita inalambrica sin cables con bateria', model(/MTL-BAT3/), all(wifi, x(/bateria/)), wifi, not(t(/cable /))),
  q('camara wifi para bebe que detecte llanto', model(/MTL-CUBO4/), all(wifi, x(/llanto|interior/)), wifi),
  q('timbre con camara para la puerta de la casa', model(/MTL-TIMBRE5/), cat('videoDoorPhones'), cat('intercom')),
  q('camara con panel solar y 4g para un rancho', model(/MTL-SOLAR4G/), all(wifi, any(t(/bateria/), outdoor)), wifi),
  q(
    'camara corporal con gps',
    all(cat('bodyCameras'), t(/gps/)),
    all(cat('bodyCameras'), t(/^camara/)),
    cat('bodyCameras'),
  ),
  q('nvr 16 canales poe', all(nvr, ch(16), t(/poe/)), all(nvr, any(ch(16), t(/poe/))), nvr),
  q('grabador para 8 camaras ip con puertos poe', all(nvr, ch(8), t(/poe/)), all(nvr, any(ch(8), t(/poe/))), nvr),
  q('dvr de 32 canales', all(dvr, ch(32)), any(all(dvr, ch(16)), all(nvr, ch(32))), dvr),
  q(
    'videograbador 4 canales para camaras analogicas',
    all(dvr, ch(4)),
    dvr,
    all(any(nvr, cat('dashRecorders')), ch(4)),
  ),
  q('nvr de 64 canales que no sea orvantis', all(nvr, ch(64)), all(nvr, ch(32)), nvr, not(of('orvantis'))),
  q('dvr 8 canales excepto kimbrax', all(dvr, ch(8)), dvr, all(nvr, ch(8)), not(of('kimbrax'))),
  q('disco duro 4 teras para videovigilancia', all(disk, t(/ 4 tb/)), all(disk, t(/ (2|6|8) tb/)), disk),
  q('hdd 10tb', all(disk, t(/10 tb/)), all(disk, t(/ (8|12) tb/)), disk),
  q(
    'memoria micro sd de 128 gigas',
    all(microSd, t(/128 gb/), cat('memoryCards')),
    all(microSd, cat('memoryCards')),
    cat('memoryCards'),
  ),
  q(
    'ssd nvme 960gb',
    all(t(/ssd/), t(/nvme/), t(/960/)),
    all(cat('solidState'), any(t(/nvme/), t(/960/))),
    cat('solidState'),
  ),
  q('kit de 8 camaras 1080p con disco duro', all(kits, ch(8), mp(2), t(/disco de/)), all(kits, ch(8)), kits),
  q(
    'kit de videovigilancia de 4 camaras sin disco duro',
    all(kits, ch(4), t(/sin disco/)),
    all(kits, t(/sin disco/)),
    kits,
    not(t(/disco de \d/)),
  ),
  q('2CD2143 quetzavid que este en stock', model(/2CD2143/), all(dome, mp(4)), dome, all(of('quetzavid'), stock())),
  q('busco el KX-DVR08-5N o similar', model(/KX-DVR08-5N/), all(dvr, ch(8), mp(5)), all(dvr, ch(8))),
  q('camra vala 4mp esterior', all(bullet, mp(4), outdoor), all(bullet, any(mp(4), outdoor)), all(fixed, mp(4))),
  q('camara turet 5 megapixles xolcam', all(turret, mp(5)), turret, all(fixed, mp(5)), of('xolocam')),
  q(
    'camaras quetzavid o xolocam de 4mp tipo domo',
    all(dome, mp(4)),
    dome,
    all(fixed, mp(4)),
    of('quetzavid', 'xolocam'),
  ),
  q(
    'turret ip kimbrax u orvantis 8 mp',
    all(turret, ip, mp(8)),
    all(turret, ip),
    all(fixed, ip, mp(8)),
    of('kimbrax', 'orvantis'),
  ),
  q(
    'necesito 20 camaras turret ip de 4 mp que haya en leon',
    all(turret, ip, mp(4)),
    all(turret, ip),
    all(ip, mp(4)),
    all(at('leon'), stock(20)),
  ),
  q(
    'ocupo 30 camaras bala turbohd 2 mp en existencia',
    all(bullet, turbo, mp(2)),
    all(bullet, turbo),
    all(turbo, mp(2)),
    stock(30),
  ),
  q('camaras ip arriba de 300 usd', ip, camera, t(/camara/), usd(300, Infinity)),
  q('camaras entre 50 y 80 dolares', camera, t(/camara/), x(/videovigilancia/), usd(50, 80)),
  q(
    'camara 4 mp de mas de dos mil quinientos pesos',
    all(camera, mp(4)),
    all(camera, mp(5)),
    camera,
    mxn(2500, Infinity),
  ),
  q(
    'camara ip domo sin microfono de menos de 1500 pesos',
    all(dome, ip),
    all(ip, fixed),
    all(fixed, turbo),
    all(mxn(0, 1500), not(mic)),
  ),
  q(
    'camara para interior con microfono 4mp',
    all(camera, t(/interior/), x(/microfono|audio/), mp(4)),
    all(camera, t(/interior/)),
    all(camera, mic, mp(4)),
  ),
  {
    ...q(
      'turret ip sin luz blanca menos de $2k',
      all(turret, ip),
      all(ip, fixed),
      turret,
      all(mxn(0, 2000), not(x(/luz blanca/))),
    ),
    currency: 'mxn',
  },
  {
    text: 'la camara bala mas barata',
    must: anything,
    grader: ordered(anything, any(bullet, model(/MTL-BALA/)), byPrice),
  },
  { text: 'el dvr mas barato de 16 canales', must: anything, grader: ordered(anything, all(dvr, ch(16)), byPrice) },
  { text: 'domos mas vendidos', must: anything, grader: ordered(anything, dome, bySales) },
  { text: 'nvr mas vendidos de quetzavid', must: of('quetzavid'), grader: ordered(of('quetzavid'), nvr, bySales) },
  q(
    'monitor de 24 pulgadas de menos de $2,500 pesos',
    all(cat('monitors'), t(/24"/)),
    all(cat('monitors'), t(/22"|27"/)),
    cat('monitors'),
    mxn(0, 2500),
  ),
  q(
    'pantalla 4k de 55 pulgadas',
    all(cat('monitors'), t(/55"/), t(/4k/)),
    all(cat('monitors'), any(t(/4k/), t(/55"/))),
    any(cat('monitors'), t(/pantalla interactiva/)),
  ),
  q('soporte de pared para camara domo', model(/CMB-PARED-L/), cat('mounts'), x(/montaje|soporte/)),
  q('caja de conexiones para camara bala', model(/CMB-BALA/), all(cat('mounts'), t(/^caja/)), cat('mounts')),
  q('baluns para 8 megapixeles', model(/TRX-BAL4K/), all(cat('transceivers'), t(/transceptor/)), cat('transceivers')),
  q(
    'extensor hdmi por red utp 60 metros',
    model(/EXT-HDMI60/),
    all(cat('transceivers'), t(/extensor hdmi/)),
    t(/hdmi/),
  ),
  q('probador de cctv', model(/PRB-CCTV5/), cat('testers'), t(/probador/)),
  q(
    'microfono para camaras de seguridad',
    all(cat('cameraExtras'), t(/microfono/)),
    t(/^microfono/),
    cat('microphones'),
  ),
  q(
    'dvr movil para camion con gps',
    all(cat('dashRecorders'), t(/dvr movil/), t(/gps/)),
    cat('dashRecorders'),
    cat('mobileCameras'),
  ),
  q('camara de reversa para camioneta', model(/RDV-CAM-REV/), cat('mobileCameras'), cat('dashRecorders')),
];
