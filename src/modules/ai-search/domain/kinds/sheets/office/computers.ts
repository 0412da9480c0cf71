import type { KindSheets } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** How titles tell the kinds of `data/office/computers.ts`. */
export const COMPUTERS_SHEETS: readonly KindSheets[] = [
  {
    kind: 'laptop',
    sheets:
      'ordenador portatil|equipo portatil computo|computador portatil|computadora convertible|netbook|ultraportatil|portatil gamer|portatil empresarial|estacion de trabajo movil|business notebook|rugged notebook|gaming notebook|convertible notebook|education notebook|portatil robusta|computadora dos en uno|computadora plegable|thin and light notebook|notebook empresarial',
    keyed:
      'laptop empresarial procesador de ultima generacion lector de huella|computadora portatil gamer tarjeta grafica dedicada teclado iluminado|notebook convertible pantalla tactil abatible con lapiz|laptop de uso rudo resistente a agua con asa|laptop educativa ligera con bateria de larga duracion|business notebook fingerprint reader backlit keyboard aluminum|gaming laptop dedicated graphics high refresh display|convertible touchscreen laptop foldable hinge stylus included|rugged notebook sunlight readable hot swap battery handle|perfecta para home office y clases delgada y ligera|portatil ligera para universidad con camara y teclado en espanol|ultrabook de aluminio pantalla sin bordes teclado retroiluminado|portatil gamer refresco alto teclado rgb graficos dedicados|notebook reacondicionada grado a estado solido con cargador',
  },
  {
    kind: 'computadora',
    sheets:
      'ordenador de escritorio|ordenador sobremesa|computador de escritorio|equipo de escritorio|microcomputadora|microtorre|equipo gamer ensamblado|tower computer|microtower|industrial computer|embedded computer|box computer',
    keyed:
      'computadora de escritorio torre con teclado y raton incluidos|estacion de trabajo con graficos profesionales memoria ecc|small form factor desktop business computer keyboard mouse|tower workstation professional graphics ecc memory|arma tu home office equipo completo listo para usar|equipo gamer armado con luces rgb y cristal templado|compu de escritorio reacondicionada factor compacto con monitor|torre gamer vidrio lateral ventiladores rgb lista para jugar|cpu delgado de oficina con sistema operativo preinstalado',
  },
  {
    kind: 'tableta',
    sheets:
      'tablet infantil|tablet educativa|tablet robusta|tablet ejecutiva|tablet empresarial|tablet windows|tablet octa core|tableta industrial|tableta robusta|tableta windows|tableta infantil|tableta uso rudo|tableta empresarial|ebook reader|kids tablet|touch tablet|industrial tablet|wifi tablet|slate tablet|enterprise tablet',
    keyed:
      'tableta android pantalla tactil wifi con doble camara|tableta industrial uso rudo lector de codigo de barras integrado|tableta infantil con funda antigolpes y control parental|tableta con chip celular y lapiz incluido para trabajo|tableta rugerizada sistema operativo de escritorio asa y bateria removible|android tablet octa core wifi dual speakers metal body|rugged industrial tablet waterproof barcode imager hand strap|kids tablet shockproof case parental control preloaded|tablet lte detachable keyboard stylus bundle|para que los ninos aprendan y jueguen funda de regalo|ver series y clases en linea tablet ligera|uso rudo contra agua y caidas android correa de mano|tablet de pantalla grande con teclado desmontable y pluma|pantalla tactil android con sim y camara frontal delgada',
  },
  {
    kind: 'memoria RAM',
    sheets:
      'memoria para escritorio|memoria equipo escritorio|memoria ecc|memoria registrada|memoria gamer|memoria disipador|kit memoria dual|lrdimm|so dimm|ddr2|unbuffered|non ecc|ecc registered|registered memory|server memory|laptop memory|desktop memory|memory kit|memory upgrade|dual rank|single rank',
    keyed:
      'memoria ram ddr4 sodimm para laptop sin buffer|memoria ram ddr5 dimm con disipador rgb para escritorio|modulo de memoria ecc registrada para servidor rdimm|kit de memoria ram dual channel perfil xmp gamer|memoria ram ddr3 bajo voltaje para equipo todo en uno|ddr4 sodimm laptop memory module unbuffered non ecc|ddr5 udimm desktop memory kit rgb heatsink low latency|registered ecc server memory rdimm dual rank|low voltage ddr3 notebook memory upgrade|haz tu laptop mas rapida aumentale la memoria|dale velocidad a tu pc gamer modulos rgb|ddr4 udimm para escritorio disipador negro latencia baja|sodimm ddr5 no ecc para portatil y mini pc|rdimm registrada doble rango para servidor certificada',
  },
  {
    kind: 'componente de PC',
    sheets: 'tarjeta principal pc|chasis gamer|enfriador procesador|sound card',
    keyed: 'mejora tus graficos y juega en calidad ultra',
  },
  {
    kind: 'disco duro',
    sheets:
      'disco mecanico|disco sas|disco para dvr|disco para nvr|disco para grabador|disco para servidor|disco para videograbador|disco hot plug|disco empresarial sata|unidad interna sata|almacenamiento sata interno|grado videovigilancia sata|surveillance storage drive|internal drive|sas drive|enterprise drive|hot plug drive|nearline|harddisk|harddrive|helium drive',
    keyed:
      'disco duro para videovigilancia sata interno operacion continua|disco duro empresarial sas para servidor intercambiable en caliente|disco duro interno para nas vibracion compensada sata|disco duro para laptop delgado sata baja potencia|disco duro de escritorio sata alta cache llenado con helio|surveillance hard drive sata internal optimized for dvr nvr|enterprise sas hard disk drive hot plug server|nas hard drive internal sata vibration sensors cmr|internal laptop hdd slim sata mobile drive|graba tus camaras de seguridad dia y noche disco morado|dale espacio a tu computadora interno sata|hdd de videograbador para multiples camaras operacion continua|sas de alta velocidad con charola para servidor hot swap|mecanico interno cmr sata para almacenar respaldo de arreglo raid',
  },
  {
    kind: 'disco externo',
    sheets:
      'ssd portatil|disco movil|disco solido externo|disco solido portatil|disco antigolpes|disco uso rudo portatil|unidad portatil usb|unidad de respaldo usb|unidad estado solido externa|unidad estado solido portatil|estado solido externo|estado solido portatil|almacenamiento portatil|external storage|portable hdd|portable ssd|portable storage|portable hard disk|external backup|rugged ssd|usb ssd',
    keyed:
      'disco duro externo portatil usb con cifrado por contrasena|disco externo de escritorio con fuente y respaldo automatico|unidad ssd externa usb c resistente a caidas y polvo|disco duro portatil antigolpes carcasa de goma|disco externo con teclado numerico para cifrado por hardware|portable external hard drive usb bus powered backup software|external ssd usb c rugged water dust resistant|desktop external drive power adapter automatic backup|shock resistant portable drive encryption keypad|lleva tus fotos y videos a donde quieras usb|guarda juegos de tu consola conecta y juega|ssd de bolsillo usb c con gancho y goma antigolpes|portatil para respaldo usb alimentado por el puerto|almacenamiento externo de escritorio con hub y adaptador de corriente',
  },
  {
    kind: 'SSD',
    sheets:
      'unidad solida|disco flash interno|disco sin partes moviles|unidad m2|disco m2|m2 pcie|m2 sata|memoria solida interna|hd solido|almacenamiento solido|msata|solid state disk|solid state storage|solid state internal|state drive|internal solid state|pcie drive|u.2 drive|enterprise flash drive pcie|unidad pcie interna|sata solid state|laptop ssd',
    keyed:
      'unidad de estado solido sata interna para laptop|ssd nvme m 2 pcie alto rendimiento con disipador|unidad de estado solido msata para equipo industrial|ssd empresarial u 2 lectura intensiva para servidor|disco solido interno memoria tlc con kit de montaje|internal sata solid state drive slim laptop desktop|m 2 nvme pcie ssd heatsink gaming|enterprise ssd read intensive mixed use hot plug|industrial wide temperature m 2 sata solid state module|revive tu computadora lenta arranca en segundos|estado solido para tu lap mas rapido que disco|m 2 pcie con disipador para consola y pc gamer|nvme de memoria tlc formato corto para mini pc|estado solido sata interno delgado con adaptador de bahia',
  },
  {
    kind: 'NAS',
    sheets:
      'servidor de archivos|storage server|storage array|storage system|storage enclosure|disk array|disk station|arreglo de discos|arreglo raid|raid array|raid storage|raid enclosure|unidad de expansion discos|expansion de almacenamiento|jbod|direct attached storage|nube personal|personal cloud|nube privada|almacenamiento centralizado|almacenamiento iscsi|cabina de discos|bay diskless|unified storage|sin discos bahias',
    keyed:
      'servidor nas de bahias para discos con raid y gigabit|almacenamiento en red nas montaje en rack fuente redundante|nas domestico para respaldo de fotos con nube personal|unidad de expansion de bahias para servidor nas|arreglo de almacenamiento san iscsi doble controladora|network attached storage diskless hot swap bays raid|rackmount nas redundant power high speed network ready|personal cloud nas home photo backup two bay|expansion unit storage enclosure hot swap nas|tu propia nube en casa respalda fotos sin pagar renta|nube privada para tu oficina comparte archivos en red|almacenamiento de bahias sin discos raid doble puerto de red|torre de bahias intercambiables para respaldo y videovigilancia iscsi|san iscsi de doble controladora fibra para virtualizacion',
  },
  {
    kind: 'memoria microSD',
    sheets:
      'tarjeta sdxc|tarjeta sdhc|tarjeta tf|tarjeta flash|tarjeta uhs|tarjeta compact flash|tarjeta alta resistencia|memoria alta resistencia|memoria clase diez|memoria para celular|memoria para dashcam|memoria sdxc|memoria sdhc|memoria compact flash|transflash|compact flash|flash card|sd memory|sd memory card|secure digital|micro secure digital|surveillance card|high endurance card|endurance microsd|cfexpress',
    keyed:
      'memoria microsdxc clase diez para camara de seguridad|tarjeta microsd de alta resistencia para grabacion continua|tarjeta sd profesional para camara fotografica alta velocidad|memoria microsdhc con adaptador sd para celular|tarjeta de memoria industrial microsd amplia temperatura|microsdxc surveillance memory card high endurance|sdxc memory card professional video speed class|microsdhc card with sd adapter class ten|industrial microsd card wide temperature mlc|mas espacio para tu celular fotos y videos con adaptador|guarda lo que graba tu camara wifi tarjetita|microsdxc de alta resistencia para dashcam y videovigilancia|sdxc para camara profesional grabacion en ultra alta definicion|tf con adaptador clase diez para tableta y celular',
  },
  {
    kind: 'memoria USB',
    sheets:
      'llavero usb|memoria llavero|memoria otg|memoria dual usb|memoria metalica usb|memoria giratoria|memoria retractil|memoria encriptada|memoria cifrada|memoria pendrive|memoria tipo c dual|lapiz de memoria|lapiz usb|usb metalica|usb giratoria|usb encriptada|almacenamiento usb portatil llavero|usb memory|usb disk|flash disk|jump drive|encrypted usb|usb storage stick|otg flash|usb pendrive',
    keyed:
      'memoria usb metalica con argolla para llavero|memoria flash usb c y usb a doble conector giratoria|memoria usb retractil plastico con tapa corrediza|memoria usb cifrada por hardware con teclado|memoria usb ultracompacta perfil bajo para autoestereo|metal usb flash drive key ring capless|dual connector flash drive type c and type a swivel|encrypted usb stick hardware keypad waterproof|nano low profile thumb drive car audio|lleva tu musica y tareas en el llavero|pendrive para pasar archivos del celular a la compu|pendrive giratorio con clip metalico colores surtidos|llavero flash metalico sin tapa alta velocidad|flash otg tipo c para celular y laptop doble conector',
  },
  {
    kind: 'lector de tarjetas de memoria',
    sheets:
      'lector multitarjeta|lector tf|lector compact flash|lector otg|lector flash usb|lector usb micro sd|lector tipo c sd|lector universal memorias|lector de memoria micro|lector interno memorias|lector multimemorias|adaptador microsd usb|adaptador sd usb|adaptador otg micro sd|multi card reader|multicard reader|all in one card reader|compact flash reader|cfexpress reader|microsd reader|tf reader|memory reader|flash card reader|flash memory reader',
    keyed:
      'lector de tarjetas de memoria usb c sd y microsd|lector multiple interno frontal bahia con puerto usb|lector de memorias compact flash y sd alta velocidad aluminio|adaptador usb para microsd tamano mini con tapa|lector de memorias otg para celular y tableta|usb c memory card reader sd microsd dual slot|multi slot flash card reader compact flash aluminum|compact usb microsd adapter reader keychain|otg sd card reader for phone and tablet|pasa las fotos de tu camara al celular al instante|ve tu microsd en la computadora con este mini usb|ranura doble sd y micro a usb tipo c|multilector para compact flash sd y micro de aluminio|otg para leer sd en celular y camara de caza',
  },
  {
    kind: 'gabinete para disco',
    sheets:
      'carcasa ssd|carcasa nvme|case para disco|gabinete para disco|gabinete ssd|gabinete nvme|enclosure m2|dock para disco|estacion para discos|hard drive enclosure|nvme enclosure|disk enclosure|drive enclosure|hdd case|hdd dock|hdd docking|drive docking station',
    keyed:
      'gabinete externo para disco sata usb sin herramientas|carcasa de aluminio para ssd m 2 nvme usb c|base dock duplicadora para dos discos sata clonado|gabinete de bahias para discos con raid y ventilador|charola interna adaptadora para ssd en bahia de disco|tool free external hard drive enclosure sata to usb|aluminum m 2 nvme ssd enclosure usb c thermal pad|dual bay hard drive docking station offline clone|multi bay raid enclosure cooling fan usb|reutiliza el disco de tu laptop vieja como externo|caja para volver portatil tu ssd m 2|carcasa transparente sata usb sin tornillos|case de aluminio para nvme con almohadilla termica y cable|dock de acoplamiento doble bahia clona sin computadora',
  },
  {
    kind: 'disco óptico',
    sheets:
      'dvd grabable|cd grabable|dvd regrabable|cd regrabable|disco grabable|disco compacto virgen|disco bluray|disco blu ray|dvd imprimible|cd imprimible|dvd doble capa|campana dvd|campana cd|cono de discos|blank disc|recordable disc|recordable dvd|rewritable disc|printable disc|optical media',
    keyed:
      'disco dvd grabable una capa imprimible en torre|disco cd virgen grabable con sobre de papel|disco bluray grabable doble capa en campana|disco dvd regrabable con caja delgada|disco de archivo digital larga vida grabable|dvd recordable blank discs spindle white inkjet printable|blank cd audio data recordable jewel case|bluray recordable double layer archival disc|rewritable dvd media slim case pack|graba tu musica y respalda tus fotos discos virgenes|torre de discos para quemar peliculas y datos|cd virgen en campana imprimible para datos y audio|bluray grabable de una capa en torre para evidencia|virgenes imprimibles dvd en campana para grabar evidencia',
  },
  {
    kind: 'quemador óptico',
    sheets:
      'quemador bluray|quemador slim|quemador interno|regrabadora dvd|regrabadora|lector dvd externo|unidad de dvd|unidad bluray|unidad cd externa|duplicador de discos|duplicador dvd|dvd burner|cd burner|disc burner|bluray burner|bluray writer|dvd drive|dvd rom drive|disc duplicator|disc drive externo',
    keyed:
      'quemador dvd externo usb delgado sin fuente|unidad optica interna sata para computadora de escritorio|quemador bluray externo usb lectura doble capa|lectograbador dvd interno delgado para laptop y servidor|torre duplicadora de discos con varios quemadores|external slim dvd writer usb bus powered|internal sata optical drive dvd rewriter desktop bare|portable bluray burner usb c external|standalone disc duplicator tower multi burner|tu laptop no trae lector de discos conectalo usb|quema cd y dvd en tu compu portatil|lectograbador usb delgado de charola para cd y dvd|unidad dvd sata interna bisel negro para escritorio|duplicadora de discos de torre un lector y varios grabadores',
  },
  {
    kind: 'respaldo en cinta',
    sheets:
      'cartucho limpieza lto|cinta de datos|cinta de backup|cinta magnetica respaldo|unidad lto|libreria de cintas|libreria lto|biblioteca lto|cargador automatico cintas|lto|lto drive|lto cartridge|ultrium|tape autoloader|tape loader|backup tape|data tape|data cartridge|tape storage',
    keyed:
      'cartucho de cinta lto de datos regrabable con etiqueta|unidad de cinta lto interna sas media altura|biblioteca de cintas lto montaje en rack con robot|autocargador de cintas lto con lector de codigo de barras|cartucho limpiador universal para unidades lto|lto ultrium data cartridge rewritable barcode labeled|half height external lto tape drive sas|tape library autoloader rackmount magazine robotics|universal lto cleaning cartridge tape drive|respaldo seguro de tu empresa contra ransomware en cinta|cinta de datos para respaldo mensual de servidores|lto ultrium worm cartucho para archivo de largo plazo|autoloader con magazine removible sas para respaldo de datos|cartuchos limpiadores y de datos ultrium con estuche',
  },
  {
    kind: 'antivirus y licencias',
    sheets:
      'total security|suscripcion antivirus|proteccion endpoint|endpoint protection|endpoint detection|antimalware|anti malware|sql server|user cal|device cal|client access license|licencia sql|licencia oem sistema|suite de oficina|software de oficina|software nomina|software administrativo|facturacion electronica|operating system license|home and business|accounting software|pdf editor|backup software',
    keyed:
      'licencia antivirus un dispositivo suscripcion anual descarga|seguridad endpoint para empresas consola en la nube por usuario|licencia sistema operativo profesional oem en espanol|suite ofimatica licencia perpetua hogar y negocios|licencia de acceso cal para servidor por usuario|endpoint protection subscription license cloud managed per device|internet security antivirus multi device annual electronic download|server operating system standard license core pack|office productivity suite business subscription user license|protege tu compu de virus y robo de datos|codigo digital para activar tu sistema operativo original|suscripcion anual para varios dispositivos internet security tarjeta|software contable y nomina con facturacion multiempresa anual|cal por usuario para servidor de escritorio remoto descarga',
  },
  {
    kind: 'tarjeta de desarrollo',
    sheets:
      'placa microcontrolador|tarjeta microcontroladora|tarjeta programable|tarjeta de prototipos|kit de desarrollo|kit robotica educativa|kit electronica aprendizaje|computadora placa unica|single board|development kit|evaluation board|evaluation kit|dev board|dev kit|breakout board|compute module|robotics kit|nodemcu|esp8266|stm32|fpga|atmega|microbit',
    keyed:
      'tarjeta de desarrollo microcontrolador wifi bluetooth con pines|placa de microcontrolador usb compatible para prototipos|computadora de una sola placa con puertos gpio|shield controlador de motores para placa de microcontrolador|modulo de desarrollo lora con antena y pantalla oled|wifi bluetooth microcontroller development board usb c|single board computer quad core gpio header|motor driver shield expansion for microcontroller board|iot starter kit sensors breadboard jumper wires board|aprende a programar robots con este kit para principiantes|haz tus proyectos escolares de electronica y domotica|modulo wifi con camara y antena para internet de cosas|gpio quad core una sola placa con disipador y fuente|shield de relevadores y ethernet para placa programable',
  },
  {
    kind: 'componente electrónico',
    sheets:
      'condensador electrolitico|condensador ceramico|capacitor poliester|capacitor tantalio|puente rectificador|optoacoplador|tiristor|varistor|termistor|fototransistor|fotoresistencia|cristal oscilador|amplificador operacional|resistencia de carbon|resistencia pelicula|placa perforada|trimpot|electrolytic capacitor|ceramic capacitor|bridge rectifier|rectifier diode|zener diode|optocoupler|operational amplifier',
    keyed:
      'capacitor electrolitico radial de aluminio alta temperatura|resistencia de carbon tolerancia estandar paquete|transistor mosfet canal n encapsulado de potencia|circuito integrado temporizador encapsulado dip|protoboard de plastico con tiras de alimentacion y cables|radial electrolytic capacitor aluminum low esr|carbon film resistor assortment kit through hole|n channel power mosfet transistor through hole|solderless breadboard with jumper wires kit|surtido de resistencias y leds para tus proyectos|repara tu televisor con estos capacitores paquete surtido|diodo rectificador de silicio montaje axial|potenciometro lineal de eje estriado con tuerca|triac y optoacoplador encapsulado plastico para control de carga',
  },
  {
    kind: 'tarjeta de video',
    sheets: 'geforce rtx|radeon rx|video gddr|gpu gddr|tarjeta gddr|pcie video|rtx oc|placa de video',
    keyed:
      'tarjeta de video de doble ventilador con memoria gddr6|tarjeta grafica perfil bajo para gabinete slim|graphics card dual fan gddr6 pci express|gpu triple fan overclocked edition hdmi and displayport|tarjeta de video con triple ventilador salida displayport hdmi|graphics card triple fan ray tracing displayport',
  },
  {
    kind: 'tarjeta madre',
    sheets:
      'motherboard atx|motherboard micro|motherboard itx|tarjeta madre socket|socket lga|socket am|chipset intel|chipset amd|mainboard|placa madre',
    keyed:
      'tarjeta madre micro atx socket am4 con ranuras ddr4|motherboard atx ddr5 wifi socket am5|tarjeta madre mini itx para procesador intel|micro atx motherboard lga socket hdmi m2 slot|tarjeta madre micro atx zocalo para procesador ranuras ddr5 m 2|micro atx motherboard ddr5 m 2 slots wifi onboard|motherboard atx para gamer overclock audio y red integrados',
  },
  {
    kind: 'procesador',
    sheets:
      'procesador core|procesador nucleos|procesador socket|procesador ghz|cpu socket|cpu cores|ryzen am|intel lga|con disipador incluido',
    keyed:
      'procesador de seis nucleos y doce hilos socket am4 con graficos|procesador core i5 caja con disipador lga|desktop processor eight cores unlocked socket am5|boxed cpu with cooler|procesador de escritorio multinucleo con graficos integrados y disipador',
  },
  {
    kind: 'fuente de PC',
    sheets:
      'fuente watts bronze|fuente atx watts|fuente modular watts|fuente semi modular|power supply atx|psu modular|psu bronze|psu gold|80plus|fuente modular gamer|fuente poder gamer|atx power supply',
    keyed:
      'fuente de poder atx 80 plus bronze para computadora|fuente de poder modular certificada oro para gamer|atx power supply fully modular gold|sfx power supply bronze for compact case|fuente de poder modular certificacion oro atx para gabinete|fully modular atx power supply gold rated',
  },
  {
    kind: 'gabinete de PC',
    sheets:
      'gabinete mid|gabinete torre|gabinete cristal|gabinete rgb|gabinete argb|gabinete microatx|gabinete itx|case mid|case atx|atx case|gabinete micro atx|gabinete media torre|mid tower case',
    keyed:
      'gabinete gamer media torre cristal templado con ventiladores rgb|gabinete micro atx slim con fuente|mid tower pc case tempered glass argb fans|compact mini itx computer case|gabinete torre media cristal templado con ventiladores argb|arma tu pc gamer gabinete con panel de vidrio|ventiladores argb para gabinete kit de tres con controlador',
  },
  {
    kind: 'disipador y ventilador de PC',
    sheets:
      'disipador aire|disipador torre|enfriamiento radiador|liquid cooling|cooler radiador|cooler argb|fan argb|fan pwm|ventilador argb|ventilador rgb|compuesto termico|grasa termica|liquid cooler',
    keyed:
      'disipador de aire con ventilador pwm para procesador|enfriamiento liquido con radiador y ventiladores argb|pasta termica en jeringa alta conductividad|kit de tres ventiladores argb para gabinete|liquid cpu cooler with radiator and argb fans|thermal paste syringe high conductivity|liquid cpu cooler radiator argb pump all in one|enfriamiento liquido radiador doble ventilador argb para procesador',
  },
];
