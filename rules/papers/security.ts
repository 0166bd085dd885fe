import type { Paper } from './Paper';

export const security: Paper = {
  title: 'Security',
  version: '2026-11-28',
  short: [
    'Your password is stored as a hash, and a passkey or an authenticator app protects you further.',
    'People see only what their side of an order and their role need. Each such rule has a test.',
    'No site is safe from everything. Below is what we do, what we don’t, and how to report a vulnerability.',
  ],
  sections: [
    {
      heading: 'Your account',
      paragraphs: [],
      points: [
        'Passwords are stored as hashes (Argon2id). Common ones are refused, and guesses are slowed down by account and by network address.',
        'Passkeys and authenticator apps are offered to everyone, and in production required of our team. Families and ranches may go without.',
        'Under Profile Settings you see where you’re signed in and can end each session. We email you about each change of how you sign in, with a link for “That wasn’t me.”',
        'A new email or closing the account needs your password, and your second factor if you have one. The old email can stop or undo the change.',
        'Nobody can read the password that you chose. We never ask for it by phone or email.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [],
      points: [
        'Between your browser and the site, everything is encrypted (TLS 1.2 or 1.3). Inside, the photo storage and webhooks use TLS, and so does the database in our standard setup for several machines. Programs on the same machine talk without it.',
        'Sessions, tokens and emailed links are stored as hashes. Secrets of authenticator apps and webhooks are encrypted. Other data isn’t encrypted a second time in the database; the disk’s and the backups’ encryption is the operator’s setting.',
        'A ranch sees its own orders, a family its own. Helpers of a ranch and people of our team have roles. Tests try each field with each kind of person.',
        'Changes to accounts, ranches and money are in a log with who, when and from where. The database refuses to change it, except to take out people who were erased.',
        'Photos are drawn anew without place and camera. Pages load nothing from other hosts.',
        'Money moves outside the site, so there are no card or bank account numbers to steal.',
      ],
    },
    {
      heading: 'What we know to fall short',
      paragraphs: [
        'We compare the site with a public standard, OWASP ASVS 5.0 (levels 1 and 2), and list each requirement that it doesn’t meet in its documentation. Of those, these concern you most:',
      ],
      points: [
        'A second factor is your choice, unless you’re on our team.',
        'Emailed links and calendar addresses contain a secret. Whoever has the link can use it. Links end within seven days, except those that only turn emails off; a calendar’s address works until you renew it.',
        'To work without a network, a rancher’s device stores orders with families’ names and phone numbers. Sign out on a device that others use.',
        'You can end a session on another device without entering your password again.',
        'A ranch that’s approved without a password gets a temporary one. It’s written to the server’s log once, an admin passes it on, and it must be changed at the first sign-in.',
        'Photos aren’t scanned for viruses. No byte of the uploaded file is served, since each is drawn anew.',
        'No outside expert has audited the site.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: [],
      points: [
        'Use a password that you use nowhere else, or a passkey. Keep your recovery codes on paper.',
        'Check a change of how to pay with the ranch by a phone number that you already had. Nobody from our team takes payment for beef.',
        'Check that the address in your browser is ours before you sign in.',
      ],
    },
    {
      heading: 'Report a vulnerability',
      paragraphs: [
        'Write to the email for security below. Say how to see it; a working exploit isn’t needed. You get an answer within 2 working days, and news at least once a week until it’s closed: within 2 days if it’s critical, 7 if high, 30 if medium and 90 if low. Please tell nobody else until then.',
        'Use accounts of your own, and stop when you see somebody else’s data: don’t read, change or keep it. Don’t overload the site, send spam or trick people. Nobody is sued for a report that keeps to this.',
        'We pay no rewards, and name you in the release notes if you like.',
      ],
    },
    {
      heading: 'If data gets out',
      paragraphs: [
        'We close the hole, end the sessions and tokens concerned, and tell the people concerned and the authorities as the law of their state requires.',
      ],
    },
  ],
};
