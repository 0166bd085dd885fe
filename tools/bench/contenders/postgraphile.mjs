import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [connectionString, port] = process.argv.slice(2);

// PostGraphile needs this function of Node.js 22, which Node.js 20 lacks.
Promise.withResolvers ??= () => {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};

/** The defaults, except for the plugin that hides relations and orderings without an index, which W1 needs. */
const preset = {
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: 10 } })],
  grafserv: { graphiql: false, watch: false, graphqlPath: '/graphql' },
};

const server = createServer();
server.on('error', (error) => console.error(error));
const served = postgraphile(preset).createServ(grafserv);
await served.addTo(server);
server.listen(Number(port), '127.0.0.1');
