import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/energy/houses.ts`. */
export const HOUSES_SHEETS: readonly KindSheets[] = [
  {
    kind: 'clavija',
    sheets:
      'plug industrial|clavija nylon|clavija vinil|clavija plana|clavija redonda|clavija twist lock|plug cap|clavija hembra aerea|locking plug',
    keyed:
      'clavija industrial con tierra negra|clavija blindada de hule para uso rudo|clavija de media vuelta tres polos|clavija polarizada de vinil con dos polos|plug industrial macho con prensa cable|straight blade plug with grounding black|locking plug industrial nylon|clavija aerea hembra para extension|clavija de uso rudo con tierra de hule|uso rudo calibre grueso con clavija y conector de hule',
  },
  {
    kind: 'contacto GFCI',
    sheets: 'gfci duplex|falla a tierra duplex|gfci tamper resistant|self test gfci',
    keyed:
      'contacto duplex con proteccion de falla a tierra blanco|receptaculo gfci con indicador led y placa|self test gfci outlet tamper resistant with wall plate|contacto gfci para baño y cocina con boton de prueba|gfci outlet weather resistant with led indicator|falla a tierra para bano y cocina con indicador',
  },
  {
    kind: 'atenuador de luz',
    sheets: 'dimmer para focos atenuables|dimmer de pared',
    keyed:
      'dimmer giratorio para focos atenuables blanco|dimmer deslizable para led con placa|rotary dimmer switch for dimmable led and incandescent|atenuador de intensidad de luz para pared con perilla',
  },
  {
    kind: 'placa y tapa eléctrica',
    sheets:
      'tapa con resorte|tapa hermetica para contacto|placa lisa|tapa lisa|placa intermedia|tapa condulet|tapa galvanizada|in use cover|tapa apagador|outlet plate|decorator plate',
    keyed:
      'placa ciega de resina blanca para chalupa|tapa ciega galvanizada para caja cuadrada|tapa para intemperie con resorte para contacto duplex|placa de tres ventanas con chasis|blank wall plate one gang white|weatherproof while in use outlet cover clear|placa para contacto duplex de acero inoxidable|decorator wall plate two gang screwless|tres modulos ventana ciega de acero inoxidable y chasis',
  },
  {
    kind: 'sensor de presencia para luz',
    sheets:
      'sensor ocupacion ultrasonico|sensor dual ocupacion|sensor techo 360 grados luz|sensor pared 180 grados luz|tecnologia dual ocupacion|apagador sensor pir',
    keyed:
      'sensor de presencia para techo control de iluminacion|apagador con sensor de ocupacion para pared|ceiling mount occupancy sensor low voltage|wall switch vacancy sensor pir|socket con sensor de movimiento para foco|sensor de movimiento para encendido de luminarias',
  },
  {
    kind: 'portalámparas',
    sheets: 'socket baquelita|mogul|base para tubo t8|socket intemperie',
    keyed:
      'portalamparas de porcelana con base redonda|soquet de baquelita con cable|socket colgante con cable y roseta|lamp holder e26 porcelain keyless|base gu10 ceramica con cable|portalamparas de porcelana para foco rosca|porcelain lamp holder keyless ceiling mount|socket de baquelita para foco con cadena',
  },
  {
    kind: 'accesorio conduit',
    sheets:
      'conector para caja|cople con tornillo|conector con tornillo|cople de compresion|condulet con tapa y empaque|abrazadera omega galvanizada|codo 90 galvanizado|omega galvanizada|curva 90 pesado',
    keyed:
      'condulet de aluminio con tapa y empaque|cople para tubo conduit pared delgada con tornillo|conector pared delgada de zinc con tornillo|codo conduit galvanizado de noventa grados|curva de pvc pesado noventa grados|contratuerca y monitor galvanizados|abrazadera uña galvanizada bolsa|emt set screw connector zinc|conector de pvc para caja',
  },
  {
    kind: 'base de medidor',
    sheets: 'base de enchufe redonda|base enchufe 100 amperes',
    keyed:
      'base enchufe cuatro terminales para medidor monofasico|base de siete terminales para medidor trifasico|base socket redonda con aro para medidor|meter socket single phase ringless',
  },
  {
    kind: 'base de relevador',
    sheets:
      'zocalo 8 pines|zocalo 11 pines|zocalo 14 pines|base enchufable relevador|socket relay din|zocalo para rele',
    keyed:
      'base para relevador de ocho pines riel din|base octal para relevador y temporizador|relay socket din rail fourteen pin|zocalo para relevador miniatura',
  },
  {
    kind: 'medidor de tablero',
    sheets:
      'voltimetro digital led|indicador digital voltaje|piloto voltimetro|volt ampere meter led display|transformador de corriente incluido',
    keyed:
      'voltimetro digital para tablero veintidos milimetros|voltimetro amperimetro digital con donut|analog panel ammeter|digital panel voltmeter red led|medidor de panel de voltaje y corriente',
  },
  {
    kind: 'interruptor de corriente directa',
    sheets: 'interruptor 1000 vcd|dc isolator|isolator switch solar',
    keyed:
      'interruptor termomagnetico de corriente directa dos polos fotovoltaico|dc miniature circuit breaker solar two pole|seccionador para sistema fotovoltaico en caja|dc isolator switch pv array|pastilla termomagnetica de corriente directa para solar|dc circuit breaker two pole for photovoltaic|desconectador solar de corriente directa para exterior|dc isolator switch solar rotary lockable|seccionador rotatorio dc bloqueable con candado para strings',
  },
];
