import { processorInput } from '../../../rules/herd/processorForm';
import { message } from '../present/view';
import { seesOrders } from '../read/RestRequest';
import { row } from '../row';
import { billOfSale } from './billOfSale';
import { cutSheetOfShare, cutSheetsOfAnimal } from './cutSheetFiles';
import * as cuts from './cutSheets.generated';
import * as herd from './herd.generated';
import {
  animalsForm,
  cutSheetChangeForm,
  cutSheetForm,
  depositsForm,
  harvestForm,
  livePurchaseForm,
  placeForm,
  proposalForm,
  quartersForm,
  stageForm,
} from './herdForms';
import { animalTable } from './herdTable';
import { animals, cutSheets, processors, sharesAsked } from './views';

/** Processors, animals, their shares, and how these are cut. */
export const herdRows = [
  row('GET /rancher/processors', herd.RestProcessorsDocument, {
    summary: "The processors of the signed-in rancher's ranch, oldest first.",
    to: ['RANCHER'],
    view: processors,
  }),
  row('POST /rancher/processors', herd.RestCreateProcessorDocument, {
    summary: "Adds a processor to the signed-in rancher's ranch; fees in cents.",
    status: 201,
    form: processorInput,
  }),
  row('PUT /rancher/processors/:id', herd.RestUpdateProcessorDocument, {
    summary: 'Changes a processor; fields that are left out stay.',
    form: processorInput,
  }),
  row('DELETE /rancher/processors/:id', herd.RestDeleteProcessorDocument, {
    summary: 'Removes a processor to which no animal goes.',
    view: message('Processor deleted'),
  }),
  row('GET /rancher/animals', herd.RestOwnAnimalsDocument, {
    summary: "The animals of the signed-in rancher's ranch by their harvest date, narrowed by stages.",
    to: ['RANCHER'],
  }),
  row('GET /rancher/animals.csv', herd.RestAnimalTableDocument, {
    summary: "The animals of the signed-in rancher's ranch as a table, narrowed by stages.",
    to: ['RANCHER'],
    view: animalTable,
  }),
  row('POST /rancher/animals', herd.RestCreateAnimalsDocument, {
    summary: "Adds animals that differ only in their tags to the signed-in rancher's ranch; prices in cents.",
    status: 201,
    form: animalsForm,
    view: animals,
  }),
  row('PUT /rancher/animals/:id', herd.RestUpdateAnimalDocument, {
    summary: 'Changes an animal; fields that are left out stay; prices in cents.',
    form: animalsForm,
  }),
  row('POST /rancher/animals/:id/stage', herd.RestMoveAnimalDocument, {
    summary: 'Moves an animal to another stage.',
    form: stageForm,
  }),
  row('POST /rancher/animals/:id/harvest', herd.RestMoveHarvestDocument, {
    summary: 'Moves the harvest of an animal to another day.',
    form: harvestForm,
  }),
  row('POST /rancher/animals/:id/fill', herd.RestFillFromLineDocument, {
    summary: "Puts shares from the line on an animal, in their order, until one doesn't fit.",
    variables: { orders: seesOrders },
  }),
  row('POST /rancher/animals/:id/keep', herd.RestKeepQuartersDocument, {
    summary: "Keeps quarters of an animal for the ranch's own household.",
    status: 201,
    form: quartersForm,
  }),
  row('POST /rancher/animals/:id/deposits', herd.RestAskForDepositsDocument, {
    summary: 'Asks the families that hold shares of an animal for their deposits by a day.',
    form: depositsForm,
    view: sharesAsked,
    variables: { orders: seesOrders },
  }),
  row('GET /rancher/line', herd.RestLineDocument, {
    summary: "The shares that wait for an animal of the signed-in rancher's ranch, the next one first.",
    to: ['RANCHER'],
    variables: { orders: seesOrders },
  }),
  row('POST /rancher/claims/:id/place', herd.RestPlaceClaimDocument, {
    summary: 'Puts a share on an animal, from the line or from another animal.',
    form: placeForm,
    variables: { orders: seesOrders },
  }),
  row('POST /rancher/claims/:id/return', herd.RestReturnClaimToLineDocument, {
    summary: 'Takes a share off its animal, back to its place in the line.',
    variables: { orders: seesOrders },
  }),
  row('POST /rancher/claims/:id/release', herd.RestReleaseQuartersDocument, {
    summary: 'Gives back quarters that the ranch had kept.',
  }),
  row('POST /rancher/claims/:id/deposit', herd.RestMarkDepositReceivedDocument, {
    summary: 'Records that the deposit of a share was received; a repeated request changes nothing.',
    variables: { orders: seesOrders },
  }),
  row('POST /claims/:id/live-purchase', herd.RestConfirmLivePurchaseDocument, {
    summary:
      'Confirms that the signed-in customer buys their share of the live animal; a repeated request changes nothing.',
    form: livePurchaseForm,
    variables: { orders: seesOrders },
  }),
  row('GET /claims/:id/bill-of-sale.pdf', herd.RestBillOfSaleDocument, {
    summary:
      'The bill of sale for a share of a live animal, after the family has bought it; for the family, the ranch and admins.',
    view: billOfSale,
  }),
  row('GET /claims/:id/cut-sheet', cuts.RestCutSheetOfClaimDocument, {
    summary: 'How the side of a share is cut, and what is proposed; for the family, the ranch and admins.',
  }),
  row('PUT /claims/:id/cut-sheet', cuts.RestProposeCutSheetDocument, {
    summary: 'Chooses how the side of a share is cut, or proposes it to the other family that shares the side.',
    form: cutSheetForm,
  }),
  row('POST /claims/:id/cut-sheet/accept', cuts.RestAcceptCutSheetDocument, {
    summary: 'Accepts the proposal of the other family that shares the side; a repeated request changes nothing.',
    form: proposalForm,
  }),
  row('GET /claims/:id/cut-sheet.pdf', cuts.RestCutSheetToPrintDocument, {
    summary: 'The same sheet as a document.',
    view: cutSheetOfShare,
    variables: { orders: seesOrders },
  }),
  row('GET /animals/:id/cut-sheets', cuts.RestCutSheetsDocument, {
    summary: 'How the sides of an animal are cut; for its ranch and admins.',
    to: ['RANCHER', 'ADMIN'],
    view: cutSheets,
  }),
  row('PUT /rancher/animals/:id/cut-sheet', cuts.RestChangeCutSheetDocument, {
    summary: 'Changes how a side is cut after the due day, and tells its families why.',
    form: cutSheetChangeForm,
    view: cutSheets,
  }),
  row('GET /animals/:id/cut-sheets.pdf', cuts.RestCutSheetsToPrintDocument, {
    summary: 'The sheets of an animal for its processor, with the owners; for its ranch and admins.',
    to: ['RANCHER', 'ADMIN'],
    view: cutSheetsOfAnimal,
    variables: { orders: seesOrders },
  }),
  row('GET /animals/:id', herd.RestAnimalDocument, {
    summary: 'One animal; only its ranch and admins see it before it is opened.',
  }),
  row('GET /ranchers/:id/animals', herd.RestRanchAnimalsDocument, {
    summary: 'The animals of a ranch by their harvest date; only the ranch and admins see those that are not open yet.',
  }),
];
