import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [connectionString, port] = process.argv.slice(2);

// All that it needs of Node.js 22, where it is run by 20.
Promise.withResolvers ??= () => {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};

/** As it comes, but for what hides relations and orders that no index serves: W1 asks by such a one. */
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
