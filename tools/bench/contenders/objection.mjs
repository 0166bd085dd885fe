import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import createKnex from 'knex';
import { knexSnakeCaseMappers, Model } from 'objection';

const [connection, port] = process.argv.slice(2);
Model.knex(createKnex({ client: 'pg', connection, pool: { min: 0, max: 10 }, ...knexSnakeCaseMappers() }));

const relation = (modelClass, from, to, many) => ({
  relation: many ? Model.HasManyRelation : Model.BelongsToOneRelation,
  modelClass,
  join: { from, to },
});

class User extends Model {
  static tableName = 'users';
}
class Product extends Model {
  static tableName = 'products';
}
class Favorite extends Model {
  static tableName = 'favorites';
}
class Rancher extends Model {
  static tableName = 'ranchers';
  static relationMappings = {
    contact: relation(User, 'ranchers.userId', 'users.id', false),
    products: relation(Product, 'ranchers.id', 'products.rancherId', true),
  };
}
class Item extends Model {
  static tableName = 'order_items';
}
class Update extends Model {
  static tableName = 'order_status_updates';
}
class Order extends Model {
  static tableName = 'orders';
  static relationMappings = {
    rancher: relation(Rancher, 'orders.rancherId', 'ranchers.id', false),
    items: relation(Item, 'orders.id', 'order_items.orderId', true),
    statusUpdates: relation(Update, 'orders.id', 'order_status_updates.orderId', true),
  };
}

const typeDefs = `
  type Query { ranchers(first: Int!, userId: Int!): [Rancher!]! rancher(id: ID!): Rancher orders(userId: Int!, first: Int!): [Order!]! }
  type Contact { name: String email: String phone: String }
  type Product { id: ID! name: String price: Int }
  type Rancher { id: ID! ranchName: String description: String city: String state: String imageUrl: String
    galleryImages: [String] rating: Float reviewCount: Int isGrassFed: Boolean quarterCowPrice: Int halfCowPrice: Int
    wholeCowPrice: Int isFavorite: Boolean contact: Contact products: [Product!] }
  type Item { name: String quantity: Int price: Int }
  type Update { status: String notes: String createdAt: String }
  type Order { id: ID! status: String amount: Int createdAt: String rancher: Rancher items: [Item!] statusUpdates: [Update!] }
`;

/** Written in Objection's usual way: whole rows, with relations loaded by `withGraphFetched`. */
const resolvers = {
  Query: {
    ranchers: async (_, { first, userId }) => {
      const ranchers = await Rancher.query()
        .where({ approval: 'APPROVED', isGrassFed: true })
        .orderBy([
          { column: 'rating', order: 'desc' },
          { column: 'reviewCount', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(first);
      const ids = ranchers.map(({ id }) => id);
      const favorites = await Favorite.query().where({ userId }).whereIn('rancherId', ids);
      const liked = new Set(favorites.map(({ rancherId }) => rancherId));
      return ranchers.map((rancher) => Object.assign(rancher, { isFavorite: liked.has(rancher.id) }));
    },
    rancher: async (_, { id }) => Rancher.query().findById(id).withGraphFetched('[contact, products]'),
    orders: async (_, { userId, first }) =>
      Order.query()
        .where({ customerId: userId })
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(first)
        .withGraphFetched('[rancher, items, statusUpdates]'),
  },
};

await startStandaloneServer(new ApolloServer({ typeDefs, resolvers }), {
  listen: { port: Number(port), host: '127.0.0.1' },
});
