import { BRAND } from '../words/brand';
import type { Paper } from './Paper';
import { PERSONAL_DATA } from './personalData';

const rows = PERSONAL_DATA.map(({ what, why, kept, seenBy, isErased, isExported }) => [
  what,
  why,
  [kept, isErased && 'Erased with the account.', !isExported && 'Not in your download.'].filter(Boolean).join(' '),
  `${seenBy}.`,
]);

export const privacy: Paper = {
  title: 'Privacy',
  version: '2026-11-28',
  short: [
    'We keep what it takes to bring families and ranches together, and nothing for ads.',
    'The ranch that you order from gets your name, contact details, address and notes.',
    'We don’t sell or share your data, and your browser loads nothing from other companies.',
    'You can download your data and close your account yourself. It’s erased 30 days later.',
    'Orders, bills and reviews stay after that, without your name.',
  ],
  sections: [
    {
      heading: 'What we keep, why, how long, and who sees it',
      paragraphs: [
        'The operator named at the end of this page (“we”) runs the site. This table has the personal data in our database. It comes from you, from the ranch or family on the other side of an order, and from your browser.',
      ],
      table: { columns: ['What', 'Why', 'How long', 'Who sees it'], rows },
    },
    {
      heading: 'Besides this table',
      paragraphs: [],
      points: [
        'Backups are copies of everything. In our standard setup they’re deleted after 14 days. Until then, they still contain people whose account was erased.',
        'The web server’s log has your network address, the time and the path of each page, to keep the site running and find attacks. The system deletes its older parts in turn. Our own log has neither network addresses nor what you type. The database’s log of errors may contain values that it refused.',
        'To stop abuse, we count attempts by account and network address. The counts have hashes instead of both, and run out within a day or so.',
        'We send your data to those who work for us: the hosts of our servers, of photos and of backups, and the service that delivers our emails. They get it only for that. Ask us who they are.',
        'We give data to courts and authorities if the law requires it.',
      ],
    },
    {
      heading: 'What’s on your device',
      paragraphs: [
        'We set cookies and store data in your browser only to make the site work. There are no ads, no analytics and no trackers.',
      ],
      points: [
        'Three cookies: who is signed in (until the session ends), which device this is (a year, also after signing out, so that strangers who guess your password can’t lock you out), and that you put away a reminder.',
        'In the browser’s storage: your cart, a ZIP code, household figures, colors and lists as you set them, which notes you put away, your email if you chose “Remember me,” forms that you haven’t sent, the address of your last delivery, your last search, and programmers’ queries in GraphiQL. Signing out removes the email, the forms, the address, the search and the ZIP code that you chose while signed in.',
        'To work without a network: the app, the answers that you last saw, and changes that wait to be sent. On a rancher’s device, that includes families’ names and phone numbers. Signing out removes them. If a session just runs out, waiting changes stay.',
        'If we measure how fast our pages are, your browser sends us the times of a page when you leave it, and which kind of page it was. It doesn’t say who you are or whose ranch it was, and we only add the times up.',
        'Your position is read only when you press the button for it. We look up the nearest ZIP code and don’t store the position.',
      ],
    },
    {
      heading: 'Other companies',
      paragraphs: [
        'Your browser talks only to us while it shows our pages. Pictures that ranches keep elsewhere are fetched by our server, so their hosts don’t learn of you. If you turn notifications on, your browser gets them from its maker’s push service. A link to a ranch’s website, video or social page leaves this site, and that site’s rules apply. So does what you do with a ranch by phone, email or payment app.',
        'A ranch gets your details for your order and keeps its own books. It may connect its own software. Ask the ranch what it keeps.',
        'Our emails have no tracking pixels and no tracked links.',
      ],
    },
    {
      heading: 'Download and close',
      paragraphs: [
        'Under Profile Settings you can change your details, download your data as files (tables and photos), and close your account. The download needs your password. It has what the table above lists, except where the table says otherwise. Secrets, such as your password, aren’t in it, and neither is what others wrote about you for themselves, such as a ranch’s private notes.',
        'A closed account is erased after 30 days. Until then, signing in lets you keep it. What the table doesn’t call erased stays without you: “Deleted customer” or “Deleted ranch” replaces your name, and contact details, addresses, notes and network addresses go. It stays because families, ranches and tax offices need it. If you want a review gone too, delete it before you close the account.',
        'You can’t close an account while a ranch works on your order, or while your ranch has open orders, something is said to be wrong with one, or it owes commission.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'California’s law (the CCPA) and those of other states give you rights. We give the same ones to everyone, wherever you live:',
      ],
      points: [
        'To know what we have about you, and get a copy: the table above, and the download.',
        'To correct it: in your profile, or write to us.',
        'To delete it: close the account, or write to us if that isn’t possible.',
        'To opt out of the sale or sharing of personal information: we neither sell it nor share it for ads, have done neither in the last 12 months, and don’t do so with anyone’s data, children’s included.',
        'To limit the use of sensitive personal information: we have your sign-in details and your messages, and use them only to sign you in and deliver them.',
        'Not to be treated worse for using these rights: you won’t be.',
      ],
    },
    {
      heading: 'How to use your rights',
      paragraphs: [
        'Use the buttons, or write to the address below. We check that it’s you by an email to your account’s address. Somebody else may ask for you with your written permission. The law gives us 45 days to answer. If we say no, we say why, and you can ask us to look again or turn to your state’s attorney general.',
        'In the law’s words, we collect identifiers (name, email, phone, address, network address), customer records, commercial information (orders, payments, bills), internet activity (sign-ins, browser, changes), approximate location (ZIP code), photos, and as sensitive information your sign-in details and the contents of messages. We disclose them for business purposes to the other side of an order and to those who work for us, as said above. We draw no profiles from them.',
        'Global Privacy Control and Do Not Track: your browser may send signals that ask sites not to sell or share your data, or not to follow you to other sites. We do neither, with or without them, so there’s nothing to switch off. Nobody else collects data about you on our pages.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        `${BRAND} isn’t meant for children under 13, and we don’t ask anyone’s age. If a child has an account, tell us, and we’ll close it.`,
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'The security page says how data is protected and what isn’t. If somebody gets at your data, we tell you as the law of your state requires.',
      ],
    },
    {
      heading: 'When this page changes',
      paragraphs: ['A new version has a new day at the top of this page.'],
    },
  ],
};
