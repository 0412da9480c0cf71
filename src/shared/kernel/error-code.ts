/**
 * Every code of an answer that failed (Decisions 3): stable, snake_case, the same for clients, domain and logs. The text, status
 * and meaning of each are in the catalog of the module that answers with it (`http/<module>.errors.ts`); a code without an
 * entry, with two entries or without a line here does not compile.
 */
export type ErrorCode =
  // shared/http
  | 'parametros_invalidos'
  | 'cuerpo_invalido'
  | 'no_autenticado'
  | 'token_invalido'
  | 'autenticacion_mal_formada'
  | 'sin_permiso'
  | 'cuenta_sin_acceso'
  | 'ruta_no_encontrada'
  | 'ruta_mal_formada'
  | 'metodo_no_permitido'
  | 'no_encontrado'
  | 'peticion_mal_formada'
  | 'cuerpo_demasiado_grande'
  | 'tipo_de_contenido_no_soportado'
  | 'cursor_invalido'
  | 'cursor_vencido'
  | 'version_cambio'
  | 'limite_excedido'
  | 'error_interno'
  | 'no_disponible'
  | 'no_implementado'
  // auth
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  // catalog
  | 'categoria_no_encontrada'
  // support-catalogs
  | 'tipo_de_cambio_no_disponible'
  // products
  | 'product_not_available'
  | 'marca_no_encontrada'
  | 'sucursal_no_encontrada'
  // ai-search
  | 'busqueda_ia_no_disponible'
  // addresses
  | 'direccion_no_encontrada'
  | 'pais_desconocido'
  | 'estado_desconocido'
  | 'codigo_postal_desconocido'
  | 'codigo_postal_no_corresponde'
  | 'colonia_no_corresponde'
  // cart
  | 'productos_no_encontrados'
  | 'existencia_insuficiente'
  | 'sin_tarifa'
  | 'fletera_sin_cobertura'
  | 'pedidos_desactivados'
  | 'idempotency_key_reused'
  | 'importe_fuera_de_rango'
  | 'folio_no_encontrado'
  | 'pedido_en_sucursal'
  | 'formato_de_archivo_invalido'
  | 'archivo_demasiado_grande'
  | 'demasiadas_subidas'
  | 'almacenamiento_no_disponible'
  // invoices
  | 'factura_no_encontrada';
