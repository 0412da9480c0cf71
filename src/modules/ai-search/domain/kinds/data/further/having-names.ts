/** Names that tell what else a thing has (`timbre con cámara`), which makes it another kind than its first word: by kind, phrases separated by `|`. */
export const HAVING_NAMES: Readonly<Record<string, string>> = {
  'timbre wifi': 'doorbell con camara|doorbell with camera|timbre con camarita|timbre con video|timbre con wifi',
  videoportero:
    'timbre con pantalla|timbre con monitor|portero con monitor|interfon con monitor|intercomunicador con pantalla|intercomunicador con camara|intercomunicador con video|portero electrico con camara|intercom with screen|intercom with camera',
  'cámara inalámbrica': 'foco con camara|bombilla con camara|lampara con camara|reflector con camara|light with camera',
  // one thing told by two nouns
  'teclado y ratón': 'teclado y mouse|teclado y raton|mouse y teclado|raton y teclado',
  'lector de huella':
    'lector de huella y tarjeta|lector de huella y proximidad|lector de tarjeta y huella|checador de huella y tarjeta|huella y tarjeta',
  'detector de humo': 'detector de humo y calor|detector de humo y temperatura|sensor de humo y temperatura',
  sirena: 'sirena y estrobo|sirena con estrobo|sirena con luz|sirena y luz',
  UPS: 'nobreak con regulador|no break con regulador|nobreak y regulador|regulador y nobreak|regulador con bateria|regulador con respaldo',
  'cámara de seguridad':
    'camara con microfono|camara con audio|camara con sonido|camara con bocina|camara con altavoz|camara con infrarrojo|camara con luz|camara con sirena|camaras con microfono|camaras con audio',
  dashcam: 'espejo con camara|retrovisor con camara|espejo retrovisor con camara',
  'cámara espía':
    'reloj con camara|pluma con camara|lentes con camara|cargador con camara|enchufe con camara|boton con camara|llavero con camara|despertador con camara|usb con camara|clock with camera|pen with camera',
  'cámara 4G solar': 'camara con panelito|camara con 4g|camara con celda solar',
  'cámara PTZ': 'camara con giro|camara con movimiento|camara con zoom|domo con zoom',
  'cerradura inteligente':
    'chapa con huella|chapa con clave|chapa con codigo|chapa con teclado|chapa con celular|chapa con wifi|chapa con numeros|cerradura con huella|cerradura con clave|cerradura con codigo|cerradura con teclado|cerradura con wifi|cerradura con bluetooth|manija con huella|cerrojo con huella|cerrojo con teclado|lock with fingerprint|lock with keypad',
  'kit de cámaras HD': 'camaras con dvr',
  'kit de cámaras IP': 'camaras con nvr',
  'kit de cámaras': 'camaras con grabador|camaras con disco|cameras with recorder',
  'luz de emergencia': 'lampara con bateria de respaldo|lampara con respaldo|luz con bateria de respaldo',
  'alarma de humo autónoma': 'detector de humo con sirena|detector de humo con alarma|detector de humo con bocina',
  'control autónomo':
    'lector y teclado|lector de tarjeta y teclado|teclado y lector|teclado con lector|lector con teclado|teclado con huella',
  'terminal facial':
    'checador de rostro y huella|checador de huella y rostro|lector de rostro y huella|checador con reconocimiento facial|checador con rostro|reloj checador con rostro',
  'lámpara solar': 'lampara con panelito|lampara con celda solar',
};
