import { paths } from '../../paths';
import type { Journey } from '../Journey';

export const processors: Journey = {
  id: 'processors',
  label: 'For processors',
  title: 'For the plant: one link, no account',
  lead: 'A ranch sends you a link. It shows that ranch’s animals at your plant, who owns them and how they want them cut. Nothing to install, no password.',
  steps: [
    {
      title: 'Get a link',
      text: (
        <>
          The ranch presses <b>New Link for the Plant</b> on its herd board, and emails it to you or copies it. Open it
          on your phone or computer, and bookmark the page. Work for several ranches? Open each link once: they collect
          on one page.
        </>
      ),
      links: [{ label: 'Your page', to: paths.door }],
    },
    {
      title: 'See what’s coming',
      text: 'Animals stand under their harvest day, today first, then what hangs. Each has its tag, its ranch’s phone, its sides and the sheet of each side: agreed, still open until a day, or overdue.',
    },
    {
      title: 'Know the owners',
      text: 'You see owners’ names. For custom-exempt beef you also see their addresses and phones, since the law (9 CFR 303.1) asks you to know them. Otherwise you see a phone only if the family lets you call. You never see prices, emails, messages or deposits.',
    },
    {
      title: 'Print a day',
      text: (
        <>
          <b>Print This Day</b> makes one PDF: a page for each side, with the cuts, the owners and lines for your own
          notes. If a sheet, an owner or the day changes later, the animal says <b>Changed since you printed it</b>.
          Each sheet names its version.
        </>
      ),
    },
    {
      title: 'Let ranches book your slots',
      text: (
        <>
          Press <b>Email Me a Link</b> under <b>Your slots</b>, and open the link in the email. Say how many animals you
          take on which day, and choose the ranches that see it. They book with the harvest date and see only how many
          slots are free. A freed slot is held for the next ranch that asked, for 12 hours. We remind you and the ranch
          before cut sheets are due and 2 days before the day. <b>Close for Some Days</b> frees all slots in between,
          and tells each ranch and family once. Keep this link to yourself: ranches don’t have it.
        </>
      ),
    },
    {
      title: 'Enter weights where you weigh',
      text: (
        <>
          From the harvest day on, type the tag or press <b>Enter Weights</b>: each side, the packages of each share,
          boxes and the place in the freezer. You see at once whether a weight is unusual. The ranch checks and records
          them; you see no prices. A ranch may also let your weights count at once.
        </>
      ),
    },
    {
      title: 'Lost the link, or a shared computer?',
      text: (
        <>
          Enter your email on your page and press <b>Email My Links</b>. On a computer that others use, press{' '}
          <b>Forget Links on This Device</b>. Anyone who has a link sees what you see, so tell the ranch if one got out:
          it can revoke it at once.
        </>
      ),
    },
  ],
};
