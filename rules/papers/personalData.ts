/** A kind of personal data, as a row of the privacy page. */
interface PersonalData {
  what: string;
  why: string;
  kept: string;
  seenBy: string;
  /** Whether closing the account erases it. Otherwise the records stay without the person. */
  isErased: boolean;
  /** Whether "Download my data" contains it. */
  isExported: boolean;
  tables: readonly string[];
}

const TEAM = 'our team, by role';
const OF_ORDER = `You, the ranch and its helpers by role, ${TEAM}`;

export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    what: 'Account: name, email, phone, ZIP code, city and state, kind of account; the password as a hash; the terms that you accepted, and when. An email that you change, and the one before',
    why: 'To sign you in, reach you, fill in your orders and find ranches near you',
    kept: 'Until you change it or close the account. Your email from before a change can undo it for 7 days, and is deleted with the next such letter.',
    seenBy: `You and ${TEAM}; your name, a ranch that you write to. A rancher’s name, email and phone: everyone signed in. The password: nobody`,
    isErased: true,
    isExported: true,
    tables: ['users', 'email_confirmations', 'account_undos'],
  },
  {
    what: 'Where you’re signed in, with browser and time; passkeys and authenticator app; browsers in which you turned notifications on, with their addresses at the push services of their makers',
    why: 'To keep you signed in, let you end that elsewhere, and tell you what you asked to be told',
    kept: 'A session: 2 hours without use and at most a day, or 30 days with “Remember me.” Passkeys and the app: until you remove them. Notifications: until you turn them off or sign out.',
    seenBy: 'You. Push services carry notifications encrypted, and can’t read them',
    isErased: true,
    isExported: true,
    tables: ['sessions', 'passkeys', 'authenticators', 'push_devices'],
  },
  {
    what: 'Hashes of emailed links and recovery codes, challenges for passkeys, keys of requests',
    why: 'To let you back in, and to do nothing twice',
    kept: 'Links work for 30 minutes to 7 days, recovery codes until they’re used. All are deleted when new ones replace them or the account is erased; keys of requests after 90 days, with the next request.',
    seenBy: 'Nobody',
    isErased: true,
    isExported: false,
    tables: ['password_resets', 'recovery_codes', 'passkey_challenges', 'sent_changes'],
  },
  {
    what: 'Activity: sign-ins, failed ones too, and changes to accounts, ranches, orders and money, with network address and browser',
    why: 'To settle disputes, and to tell a stolen account from its owner',
    kept: 'Forever. After closing without your name, network address and words.',
    seenBy: 'You in your download, and those of our team who look after people',
    isErased: false,
    isExported: true,
    tables: ['audit_entries'],
  },
  {
    what: 'Orders: name, email, phone, ZIP code, address, notes, what you ordered, steps, shares and their offers, agreed cut sheets, bills, the version of the terms, payments, confirmed purchases of live animals',
    why: 'So that the ranch can fill the order, for its books and yours, and because the law asks who owned an animal',
    kept: 'Forever: figures and steps. After closing without your name, contact, address and notes.',
    seenBy: `${OF_ORDER}. The processor gets your name and cuts, and your phone if it’s custom-exempt or you allow it, and your address if it’s custom-exempt. The other family of your side sees the cut sheet`,
    isErased: false,
    isExported: true,
    tables: [
      ...['orders', 'order_items', 'order_status_updates', 'order_revisions', 'order_payments', 'order_payment_parts'],
      ...['claims', 'animal_places', 'line_offers', 'live_purchases', 'cut_sheets'],
    ],
  },
  {
    what: 'Your proposals for cut sheets, and reminders to order again',
    why: 'To cut the beef your way, and to remind you when you asked for it',
    kept: 'Until the reminder is sent, or the account is closed.',
    seenBy: 'Proposals: you, the other family of your side, the ranch. Reminders: you',
    isErased: true,
    isExported: true,
    tables: ['cut_sheet_proposals', 'reorder_reminders'],
  },
  {
    what: 'Messages and conversations',
    why: 'So that families and ranches can talk',
    kept: 'Forever. After closing, “This message was deleted.” replaces your texts.',
    seenBy: `Both sides. Our team: reported ones, and others only with a reason that’s logged`,
    isErased: false,
    isExported: true,
    tables: ['conversations', 'messages'],
  },
  {
    what: 'What you or the other side say is wrong with an order, and what was agreed or decided',
    why: 'So that both sides can make it right, and our team can decide if they can’t',
    kept: 'Forever. After closing, “This message was deleted.” replaces your texts.',
    seenBy: 'Both sides. Our team: that it’s open, and what was said only with a reason that’s logged',
    isErased: false,
    isExported: true,
    tables: ['complaints', 'complaint_entries'],
  },
  {
    what: 'Recalls of beef: whose share was of which animal, what families are to do, and when they read it',
    why: 'So that everyone who has the beef is told, and an agency can check',
    kept: 'Forever, for safety. After closing, without your name.',
    seenBy: `A family’s: its ranch, ${TEAM}, and an agency that asks. What to do and why: the families too`,
    isErased: false,
    isExported: true,
    tables: ['recalls', 'recall_shares', 'recall_notices'],
  },
  {
    what: 'Photos that you upload, and whom you blocked',
    why: 'To show them where you put them. A block ends messages',
    kept: 'Photos that nothing shows: a day or two. Others until you remove them; a product’s photo in an order, as long as the order.',
    seenBy: 'Photos: those who see the page, the review or the conversation. A block: both sides',
    isErased: true,
    isExported: true,
    tables: ['photo_uploads', 'message_photos', 'conversation_blocks'],
  },
  {
    what: 'Reviews, and reports of reviews and messages',
    why: 'So that other families can decide, and to keep reviews and messages clean',
    kept: 'Until you delete the review; reports and the ranch’s answer stay. After closing, it stays without your name and photos. Your reports stay without the reason.',
    seenBy: `Reviews: everyone who may see the ranch. Reports: ${TEAM}`,
    isErased: false,
    isExported: true,
    tables: ['reviews', 'message_reports', 'review_reports'],
  },
  {
    what: 'Favorites, feedback, emails that we sent you (kind, subject and time, not the text), emails that you turned off',
    why: 'To show your favorites, answer you, and send what you want',
    kept: 'Until you remove them or close the account. Feedback without signing in has no name and stays.',
    seenBy: `You. Feedback and whether emails arrived: ${TEAM}`,
    isErased: true,
    isExported: true,
    tables: ['favorites', 'feedback', 'mails', 'mail_refusals'],
  },
  {
    what: 'A ranch: its page, place, terms, agreement; its animals, processors and weights',
    why: 'To show the ranch to families, and to settle its orders',
    kept: 'While the ranch is open. After closing, its texts are erased and figures stay.',
    seenBy: `Everyone who may see ranches. Terms between us, street and payment details: the ranch, its families on invoices, ${TEAM}`,
    isErased: false,
    isExported: true,
    tables: ['ranchers', 'animals', 'processors', 'weighings'],
  },
  {
    what: 'A ranch’s products, and what its invoices said of it and when',
    why: 'To sell them, and so that an old invoice stays as it was',
    kept: 'Until they’re deleted or the account is closed.',
    seenBy: `Products: everyone who may see ranches. Invoices: the ranch, the order’s family, ${TEAM}`,
    isErased: true,
    isExported: true,
    tables: ['products', 'product_variants', 'sellers'],
  },
  {
    what: 'A ranch’s commission: charges, payments, credits, requests',
    why: 'For the books of the ranch and ours',
    kept: 'Forever. After closing without words that people wrote.',
    seenBy: `The ranch by role, and those of our team who look after money`,
    isErased: false,
    isExported: true,
    tables: ['commission_transactions', 'commission_request_answers'],
  },
  {
    what: 'Helpers of a ranch; name and email of people who were invited to a ranch or to our team',
    why: 'So that each helper has an account and a role',
    kept: 'Helpers: until they’re removed. Invitations: until they’re accepted, withdrawn or replaced; they end after 7 days.',
    seenBy: `A helper’s name: the ranch and ${TEAM}. Its email, and invitations: who invited, and those of our team who look after people`,
    isErased: true,
    isExported: true,
    tables: ['ranch_helpers', 'helper_invitations', 'admin_invitations'],
  },
  {
    what: 'A ranch’s links for its processors: the email that each was sent to, and when it was used',
    why: 'So that a processor reads about the animals it cuts, without an account',
    kept: 'Until the ranch’s account is erased. A revoked link opens nothing.',
    seenBy: `The ranch by role, and ${TEAM}`,
    isErased: true,
    isExported: true,
    tables: ['processor_doors', 'weight_proposals'],
  },
  {
    what: 'Slots that a ranch booked at a processor, or waits for, and the email of a processor that publishes slots',
    why: 'So that ranches book slots themselves, and the processor knows which animals come',
    kept: 'Until the ranch’s account is erased. A processor’s email: as long as a ranch works with it, and 30 days.',
    seenBy: `The ranch by role, the processor, and ${TEAM}. Other ranches see only how many slots are free`,
    isErased: true,
    isExported: true,
    tables: ['slot_bookings', 'slot_waits'],
  },
  {
    what: 'API tokens and webhooks of your own programs, and what webhooks were sent',
    why: 'To connect your software',
    kept: 'Until you delete them. What webhooks were sent: 30 days.',
    seenBy: `You. That a webhook fails: ${TEAM}`,
    isErased: true,
    isExported: true,
    tables: ['api_tokens', 'webhooks', 'webhook_deliveries'],
  },
];
