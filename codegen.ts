import type { CodegenConfig } from '@graphql-codegen/cli';
import { changelogFile } from './build/contract/changelog';
import { cacheIndex, migrationIndex, resolverIndex } from './build/folderIndexes';
import { ids, manifest, withDocumentIds } from './build/persistedDocuments';

const scalars = {
  ID: { input: 'string', output: 'string' },
  Cents: { input: 'number', output: 'number' },
  SignedCents: { input: 'number', output: 'number' },
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
    // The client throws on an answer with errors, so no code sees the null of a refused field.
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
          SignedCents: 'number',
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
          User: './database/reading/rowId#RowId',
          Rancher: './database/reading/rowId#RowId',
          Product: './database/reading/rowId#RowId',
          CustomProduct: './database/reading/rowId#RowId',
          BeefBox: './database/reading/rowId#RowId',
          SelectCut: './database/reading/rowId#RowId',
          Order: './database/reading/rowId#RowId',
          CommissionTransaction: './database/reading/rowId#RowId',
          Commission: './database/reading/rowId#RowId',
          Feedback: './feedback/Feedback#FeedbackRow',
          OrderConnection: './orders/Order#OrderPage',
          FeedbackConnection: './feedback/Feedback#FeedbackPage',
          AuditEntry: './audit/AuditEntry#AuditEntryRow',
          AuditConnection: './audit/AuditEntry#AuditEntryPage',
          Mail: './database/reading/rowId#RowId',
          MailConnection: './mail/MailRecord#MailPage',
          FailedWebhook: './webhooks/Webhook#FailedWebhookRow',
          FailedWebhookConnection: './webhooks/Webhook#FailedWebhookPage',
          ApiToken: './database/reading/rowId#RowId',
          Event: './events/Event#EventRow',
          EventConnection: './events/Event#EventPage',
          Webhook: './webhooks/Webhook#WebhookRow',
          Processor: './database/reading/rowId#RowId',
          Animal: './database/reading/rowId#RowId',
          Door: './database/reading/rowId#RowId',
          Plant: './database/reading/rowId#RowId',
          DoorSheet: './cutSheets/CutSheet#CutSheetRow',
          ZipPlace: './places/placeOf#FoundZip',
          Claim: './database/reading/rowId#RowId',
          DeliveryQuote: './delivery/quoteDelivery#RanchQuote',
          CutSheet: './cutSheets/CutSheet#CutSheetRow',
          Conversation: './database/reading/rowId#RowId',
          ConversationSummary: './conversations/Conversation#ConversationSummaryRow',
          Message: './database/reading/rowId#RowId',
          MessageReport: './database/reading/rowId#RowId',
          Complaint: './database/reading/rowId#RowId',
          Update: './conversations/Conversation#Noticed',
          Review: './database/reading/rowId#RowId',
          Settlement: './settlements/loadSettlements#SettledOrder',
          Quote: '../rules/settlement/quote#OrderQuote',
          QuoteLine: '../rules/settlement/quote#OrderQuoteLine',
          Invoice: './settlements/findInvoice#IssuedInvoice',
          SettlementLine: '../rules/settlement/settle#SettledLine',
          WeightWarning: '../rules/herd/weightBands#UnusualWeight',
          OrderPayment: './settlements/OrderPayment#OrderPaymentRow',
          WeighingPreview: './settlements/computeWeighing#ComputedWeighing',
          OrderPreview: './settlements/outcomes#Outcome',
          WebhookDelivery: './webhooks/Webhook#WebhookDeliveryRow',
          WebhookDeliveryConnection: './webhooks/Webhook#WebhookDeliveryPage',
          Admin: './context#AdminGate',
          Analytics: './analytics/blocks#Range',
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
      config: { ...documents.config, ...withDocumentIds },
    },
    'migrations/list.generated.ts': { preset: migrationIndex },
    'graph/server/resolverList.generated.ts': { preset: resolverIndex },
    'web/apollo/cacheTypes.generated.ts': { preset: cacheIndex },
    'graph/persisted/documents.generated.ts': { preset: manifest, documents: 'web/**/*.graphql' },
    'web/session/SessionId.generated.ts': { preset: ids, documents: 'web/session/Session.graphql' },
    'graph/rest/changelog/changes.generated.ts': { preset: changelogFile },
    'graph/rest/': {
      ...documents,
      documents: 'graph/rest/rows/*.graphql',
      presetConfig: { ...documents.presetConfig, baseTypesPath: '../resolverTypes.generated.ts' },
    },
  },
};

export default config;
