import type { CodegenConfig } from '@graphql-codegen/cli';
import { cacheIndex, migrationIndex, resolverIndex } from './build/folderIndexes';
import { carryingIds, ids, manifest } from './build/persistedDocuments';

const scalars = {
  ID: { input: 'string', output: 'string' },
  Cents: { input: 'number', output: 'number' },
  DateTime: { input: 'string', output: 'string' },
};

/** Typed documents beside each `.graphql` file, so that a route loads only its own. */
const documents = {
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts', importTypesNamespace: 'Graph' },
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    scalars,
    enumsAsTypes: true,
    useTypeImports: true,
    namingConvention: 'keep',
    dedupeFragments: true,
    nonOptionalTypename: false,
    skipTypename: true,
    inlineFragmentTypes: 'combine' as const,
    defaultScalarType: 'unknown',
    strictScalars: true,
    // An answer with an error is thrown, so that nobody sees the null of a field that was refused.
    nullability: { errorHandlingClient: true },
  },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'graph/resolverTypes.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: {
          ID: { input: 'string', output: 'string | number' },
          Cents: 'number',
          DateTime: { input: 'Date', output: 'string' },
        },
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: './context#Context',
        optionalResolveType: true,
        useIndexSignature: false,
        inputMaybeValue: 'T | null | undefined',
        mappers: {
          User: './accounts/User#UserRow',
          Rancher: './ranches/Rancher#RancherRow',
          Product: './products/Product#ProductRow',
          CustomProduct: './products/Product#ProductRow',
          BeefBox: './products/Product#ProductRow',
          SelectCut: './products/Product#ProductRow',
          ProductVariant: './products/Product#ProductVariantRow',
          Order: './orders/Order#OrderRow',
          OrderItem: './orders/Order#OrderItemRow',
          OrderStatusUpdate: './orders/Order#OrderStatusUpdateRow',
          OrderCustomer: './orders/Order#OrderRow',
          CommissionTransaction: './commissions/CommissionTransaction#CommissionTransactionRow',
          Commission: './ranches/Rancher#RancherRow',
          Contact: './accounts/User#UserRow',
          Favorite: './favorites/Favorite#FavoriteRow',
          Feedback: './feedback/Feedback#FeedbackRow',
          OrderCounts: './orders/countOrders#Counts',
          RancherConnection: './ranches/Rancher#RancherPage',
          OrderConnection: './orders/Order#OrderPage',
          UserConnection: './accounts/User#UserPage',
          FeedbackConnection: './feedback/Feedback#FeedbackPage',
          CommissionTransactionConnection: './commissions/CommissionTransaction#CommissionTransactionPage',
          AuditEntry: './audit/AuditEntry#AuditEntryRow',
          AuditConnection: './audit/AuditEntry#AuditEntryPage',
          Mail: './mail/MailRecord#MailRow',
          MailConnection: './mail/MailRecord#MailPage',
          ApiToken: './tokens/ApiToken#ApiTokenRow',
          Event: './events/Event#EventRow',
          EventConnection: './events/Event#EventPage',
          Webhook: './webhooks/Webhook#WebhookRow',
          Processor: './processors/Processor#ProcessorRow',
          Animal: './animals/Animal#AnimalRow',
          NextHarvest: './animals/Animal#AnimalRow',
          AnimalConnection: './animals/Animal#AnimalPage',
          AnimalPlace: './claims/Claim#AnimalPlaceRow',
          Claim: './claims/Claim#ClaimRow',
          ClaimConnection: './claims/Claim#ClaimPage',
          ClaimLine: './ranches/Rancher#RancherRow',
          CutSheet: './cutSheets/CutSheet#CutSheetRow',
          CutSheetProposal: './cutSheets/CutSheet#CutSheetProposalRow',
          WebhookDelivery: './webhooks/Webhook#WebhookDeliveryRow',
          WebhookDeliveryConnection: './webhooks/Webhook#WebhookDeliveryPage',
          Admin: './context#AdminGate',
          Analytics: './analytics/Range#Range',
          RancherFigures: './analytics/ranchFigures#RanchSales',
        },
      },
    },
    'web/graphTypes.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, useTypeImports: true, strictScalars: true },
    },
    'web/': {
      ...documents,
      documents: 'web/**/*.graphql',
      presetConfig: { ...documents.presetConfig, baseTypesPath: 'graphTypes.generated.ts' },
      config: { ...documents.config, ...carryingIds },
    },
    'migrations/list.generated.ts': { preset: migrationIndex },
    'graph/schema/resolverList.generated.ts': { preset: resolverIndex },
    'web/apollo/cacheTypes.generated.ts': { preset: cacheIndex },
    'graph/persisted/documents.generated.ts': { preset: manifest, documents: 'web/**/*.graphql' },
    'web/session/SessionId.generated.ts': { preset: ids, documents: 'web/session/Session.graphql' },
    'graph/rest/': {
      ...documents,
      documents: 'graph/rest/rows/*.graphql',
      presetConfig: { ...documents.presetConfig, baseTypesPath: '../resolverTypes.generated.ts' },
    },
  },
};

export default config;
