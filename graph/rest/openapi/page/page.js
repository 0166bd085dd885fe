/* Requests go to the host of the page, because the description may name another host, which the page may not call. */
const atHome = (description) => ({ ...description, servers: [{ url: '/api' }] });

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#description',
  /* A validator would send the description to another host. */
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [
    { statePlugins: { spec: { wrapActions: { updateJsonSpec: (update) => (spec) => update(atHome(spec)) } } } },
  ],
});
