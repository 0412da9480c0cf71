import type { TraitWays } from './trait-ways-data';

/** Traits of which a thing has one: what tells another of the same list, and not the one asked for, is another thing. */
export const VARIANTS: readonly (readonly TraitWays[])[] = [
  // What it runs on
  [
    { say: 'gasolina', ways: 'gasolina|gasoline' },
    { say: 'diesel', ways: 'diesel' },
    { say: 'gas lp|a gas|de gas', ways: 'gas lp|gas natural|lp ng|lp gas|lp|natural gas' },
  ],
  // What puts fires out
  [
    {
      say: 'polvo|polvo quimico|polvo quimico seco|pqs|dry chemical',
      ways: 'polvo|pqs|abc|dry chemical',
    },
    {
      say: 'co2|bioxido de carbono|bioxido|dioxido de carbono',
      ways: 'co2|bioxido|dioxido',
    },
    { say: 'clase k|tipo k', ways: 'k|clase k|class k|tipo k|clasek' },
    { say: 'espuma|agua desionizada|foam', ways: 'espuma|foam' },
  ],
  // How doors and gates move
  [
    {
      say: 'corredizo|corrediza|deslizante|sliding',
      ways: 'corredizo|corrediza|deslizante|sliding',
    },
    { say: 'abatible|batiente|swing', ways: 'abatible|batiente|swing' },
  ],
  // Cards by what reads them
  [
    { say: 'mifare|13.56|13.56 mhz|13.56mhz', ways: 'mifare|13.56|13.56 mhz|13.56mhz|desfire' },
    { say: '125 khz|125khz', ways: '125 khz|125khz|em4100|125 em|em 125' },
  ],
  // Colour of light
  [
    {
      say: 'luz fria|fria|blanco frio|luz blanca fria',
      ways: 'luz fria|fria|6500k|6500 k|6000k|blanco frio|cool white|luz de dia|daylight',
    },
    { say: 'luz calida|calida|luz amarilla', ways: 'calida|3000k|3000 k|2700k|warm white' },
  ],
  // Phases
  [
    {
      say: 'trifasico|trifasica|tres fases|3 fases|three phase',
      ways: 'trifasico|trifasica|3 fases|three phase',
    },
    {
      say: 'monofasico|monofasica|una fase|single phase',
      ways: 'monofasico|monofasica|1 fase|single phase',
    },
  ],
  // What pulls it
  [
    { say: 'cadena|chain drive', ways: 'cadena|chain' },
    { say: 'banda|belt drive', ways: 'banda|belt' },
  ],
  // Locks without current
  [
    {
      say: 'fail safe|normalmente abierto|no nc|se quede abierta|se queda abierta|quede abierta',
      ways: 'fail safe|failsafe',
    },
    {
      say: 'fail secure|se quede cerrada|se queda cerrada|quede cerrada',
      ways: 'fail secure|failsecure|fail se',
    },
  ],
  // The side it is put on
  [
    { say: 'izquierda|mano izquierda|left hand', ways: 'izquierda|izq|left' },
    { say: 'derecha|mano derecha|right hand', ways: 'derecha|der|right' },
  ],
  // How a UPS works
  [
    {
      say: 'online|doble conversion|on line',
      ways: 'online|doble conversion|en linea|double conversion',
    },
    { say: 'interactivo|line interactive', ways: 'interactivo|line interactive' },
  ],
  // What a printer prints with
  [
    { say: 'laser', ways: 'laser' },
    {
      say: 'tinta|inyeccion de tinta|tanque de tinta|de tanque|tanque|inyeccion|inkjet|ink',
      ways: 'tinta|inkjet|ink|ecotank|smart tank|ink tank|tinta continua|inyeccion|deskjet|officejet|designjet|pixma|megatank|inkbenefit|tanque',
    },
  ],
  // Air conditioning
  [
    { say: 'solo frio|puro frio', ways: 'solo frio|cold only|cooling only' },
    {
      say: 'frio calor|frio y calor|calor y frio|calor frio|heat pump',
      ways: 'frio calor|calor|heat pump',
    },
  ],
  // Waves of inverters
  [
    {
      say: 'senoidal pura|onda senoidal pura|onda pura|onda senoidal|pure sine|pure sine wave',
      ways: 'senoidal pura|onda pura|onda senoidal|pure sine',
    },
    {
      say: 'senoidal modificada|onda modificada|onda cuadrada|modified sine',
      ways: 'modificada|onda cuadrada|modified sine',
    },
  ],
  // Cells of solar panels
  [
    {
      say: 'policristalino|policristalinos|poli',
      ways: 'policristalino|poli|polycrystalline',
    },
    {
      say: 'monocristalino|monocristalinos|mono perc',
      ways: 'monocristalino|mono perc|perc|monocrystalline',
    },
  ],
  // Bases of lamps
  [
    { say: 'e27|e26|base e27|base e26|rosca e27', ways: 'e27|e26' },
    { say: 'gu10|base gu10', ways: 'gu10' },
    { say: 'mr16|gu5.3|base mr16', ways: 'mr16|gu5.3' },
    { say: 'e14|base e14|e12', ways: 'e14|e12' },
  ],
  // Sides it prints on
  [
    {
      say: 'doble cara|dos caras|ambas caras|ambos lados|doble lado|double sided|dual sided|duplex',
      ways: 'doble cara|dos caras|2 caras|ambas caras|ambos lados|double sided|dual sided|duplex',
    },
    {
      say: 'una cara|una sola cara|un lado|un solo lado|single sided',
      ways: 'una cara|1 cara|single sided|single side|simplex',
    },
  ],
  // Cards by how they are made
  [
    { say: 'gruesa|gruesas|clamshell', ways: 'gruesa|clamshell|clam' },
    { say: 'delgada|delgadas|imprimible|imprimibles', ways: 'delgada|imprimible|imprimir|printable' },
  ],
  // Ears of a headset
  [
    {
      say: 'monoaural|monaural|un oido|un solo oido|un solo lado|una oreja|una sola oreja',
      ways: 'monoaural|monaural|mono',
    },
    { say: 'binaural|dos oidos|ambos oidos|biaural', ways: 'binaural|biaural|duo|estereo|stereo' },
  ],
  // What it is made of
  [
    { say: 'inoxidable|acero inoxidable|inox|stainless', ways: 'inoxidable|inox|stainless' },
    { say: 'galvanizado|galvanizada|galvanized', ways: 'galvanizado|galvanizada|galv|galvanized' },
  ],
  // How it is put on
  [
    {
      say: 'empotrable|empotrado|empotrada|empotrar|para empotrar',
      ways: 'empotrable|empotrado|empotrada|empotrar|plafon|flush',
      titled: true,
    },
    {
      say: 'sobreponer|de sobreponer|para sobreponer|sobrepuesto|surface mount',
      ways: 'sobreponer|sobrep|sobrepuesto|surface',
    },
  ],
  // How it is shaped
  [
    { say: 'redondo|redonda|circular|round', ways: 'redondo|redonda|circular|round' },
    { say: 'cuadrado|cuadrada|square', ways: 'cuadrado|cuadrada|square' },
    { say: 'rectangular', ways: 'rectangular' },
  ],
  // How a microphone is held
  [
    { say: 'de diadema|diadema|headworn', ways: 'diadema|headworn|headset' },
    { say: 'de solapa|solapa|lavalier', ways: 'solapa|lavalier|lapel' },
    { say: 'cuello de ganso|gooseneck', ways: 'cuello de ganso|gooseneck|cuello ganso' },
    { say: 'microfono de mano|handheld microphone', ways: 'mano|handheld' },
  ],
  // Processors
  [
    { say: 'i3|core i3|intel i3', ways: 'i3' },
    { say: 'i5|core i5|intel i5', ways: 'i5' },
    { say: 'i7|core i7|intel i7', ways: 'i7' },
    { say: 'i9|core i9|intel i9', ways: 'i9' },
    { say: 'ryzen', ways: 'ryzen' },
    { say: 'celeron', ways: 'celeron' },
    { say: 'pentium', ways: 'pentium' },
    { say: 'xeon', ways: 'xeon' },
  ],
  // Motors of tools
  [
    {
      say: 'sin carbones|sin escobillas|brushless|motor brushless',
      ways: 'sin carbones|sin escobillas|brushless',
    },
    { say: 'con carbones|con escobillas|brushed', ways: 'carbones|escobillas|brushed' },
  ],
  // What it keeps data on
  [
    { say: 'ssd|estado solido|solid state', ways: 'ssd|estado solido|solid state|nvme' },
    { say: 'hdd mecanico|disco mecanico|mecanico de platos', ways: 'hdd|mecanico' },
  ],
  // Who made what goes into a printer
  [
    { say: 'original|originales|oem', ways: 'original|originales|oem|genuine' },
    {
      say: 'compatible|compatibles|generico|genericos|remanufacturado|remanufacturados',
      ways: 'compatible|compatibles|generico|remanufacturado|remanufactured',
      titled: true,
    },
  ],
  // Whose letters are on its keys
  [
    { say: 'espanol|en espanol|idioma espanol|spanish', ways: 'espanol|spanish|esp|latam|latinoamerica' },
    { say: 'ingles|en ingles|idioma ingles|english', ways: 'ingles|english|us layout' },
  ],
  // Colours that are printed with
  [
    { say: 'magenta', ways: 'magenta' },
    { say: 'cian|cyan', ways: 'cian|cyan' },
    { say: 'tricolor', ways: 'tricolor|tri color' },
  ],
  // Actions of a manual station
  [
    { say: 'doble accion|dos acciones|dual action', ways: 'doble accion|2 accion|2 acciones|dos acciones|dual action' },
    {
      say: 'accion sencilla|una accion|simple accion|single action',
      ways: 'accion sencilla|1 accion|simple accion|single action|accion simple',
    },
  ],
  // What it prints in
  [
    { say: 'a color|a colores|que imprima a color', ways: 'color|colores|tricolor' },
    {
      say: 'monocromatica|monocromatico|blanco y negro|en blanco y negro|mono|monochrome',
      ways: 'monocromatico|monocromatica|monocromo|monochrome|mono|blanco y negro|b n',
    },
  ],
  // Modes of fibre
  [
    { say: 'monomodo|mono modo|single mode|singlemode', ways: 'monomodo|single mode|sm|os2' },
    { say: 'multimodo|multi modo|multimode', ways: 'multimodo|multimode|mm|om3|om4|om2' },
  ],
  // Fire alarms
  [
    {
      say: 'direccionable|direccionables|addressable|inteligente de incendio|direc|direcc',
      ways: 'direccionable|addressable|direc|direcc',
    },
    {
      say: 'convencional|conventional|conv',
      ways: 'convencional|conventional|conv',
      usual: true,
    },
  ],
  // Sizes of batteries
  [
    { say: 'aa|lr6', ways: 'aa|lr6' },
    { say: 'aaa|lr03', ways: 'aaa|lr03' },
    { say: 'pila c|lr14', ways: 'tamano c|lr14' },
    { say: 'pila d|lr20', ways: 'tamano d|lr20' },
    { say: 'pila 9v|pila cuadrada|6lr61', ways: 'pila 9v|bateria 9v|6lr61' },
    { say: 'cr2032', ways: 'cr2032' },
    { say: 'cr2025', ways: 'cr2025' },
    { say: 'cr2016', ways: 'cr2016' },
    { say: 'cr2|cr15h270', ways: 'cr2' },
    { say: 'cr123|cr123a', ways: 'cr123|cr123a' },
    { say: 'lr44|ag13', ways: 'lr44|ag13' },
    { say: '18650', ways: '18650' },
    { say: '23a|a23', ways: '23a|a23' },
    { say: '27a|a27', ways: '27a|a27' },
  ],
  // Mounts of screens
  [
    { say: 'fijo|fija', ways: 'fijo|fija|fixed' },
    {
      say: 'articulado|articulada|brazo|brazo articulado|con brazo|full motion|movible',
      ways: 'articulado|articulada|brazo|full motion|articulating|swivel',
    },
  ],
];
