/** The maximum of each text, list or number. Lengths are in characters, money in cents. */
export const LIMITS = {
  name: 100,
  email: 254,
  password: 100,
  phone: 30,
  city: 100,
  zipCode: 10,
  address: 500,
  url: 2000,
  /** One-line facts such as the ranch's size or processor. */
  fact: 200,
  /** Where boxes are in a freezer, such as Rack 4. */
  freezer: 40,
  description: 500,
  instructions: 2000,
  longText: 5000,
  notes: 2000,
  reason: 1000,
  message: 2000,
  feedback: 5000,
  review: 2000,
  reviewAnswer: 2000,
  reviewPhotos: 3,
  complaint: 2000,
  complaintPhotos: 6,
  token: 200,
  search: 100,
  price: 10_000_000,
  orderTotal: 1_000_000_000,
  payment: 1_000_000_000,
  quantity: 999,
  miles: 5000,
  pounds: 10_000,
  weeks: 104,
  year: 2100,
  orderItems: 50,
  /** Shares that one line of an order can put in the waiting line. */
  sharesInLine: 20,
  galleryImages: 12,
  photoAlt: 200,
  socialMedia: 8,
  products: 100,
  variants: 20,
  contents: 50,
  favorites: 500,
  openPaymentRequests: 5,
  /** Ranches approved at once. */
  approvals: 100,
  /** Orders moved or printed at once. */
  orderMoves: 100,
  /** Animals moved to another stage at once. */
  animalMoves: 100,
  apiTokenName: 60,
  apiTokens: 20,
  /** Per ranch, including pending invitations. */
  helpers: 20,
  adminInvitations: 50,
  webhooks: 10,
  /** Links for processors, per ranch. */
  processorDoors: 20,
  /** Animals that a plant takes on a day. */
  slots: 200,
  /** Days entered at once. */
  killDays: 100,
  establishmentNumber: 20,
  /** Per ranch. */
  processors: 50,
  animalTag: 20,
  animalsAtOnce: 50,
  /** Per ranch, not counting those that are closed or withdrawn. */
  animals: 500,
  /** Per animal. */
  hangingPounds: 2000,
  livePounds: 3500,
  boxes: 99,
  /** Other charges and discounts per order. */
  orderCharges: 20,
  hangDays: 60,
  cuttingDays: 60,
} as const;
