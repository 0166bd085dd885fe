import { COMPLAINT_DAYS, PENDING_DAYS } from '../complaints/complaintKinds';
import { ANSWER_DAYS, MAKE_GOOD_DAYS } from '../complaints/complaintState';
import { DEFAULT_COMMISSION_RATE } from '../money/commission';
import { EDIT_DAYS, REVIEW_DAYS } from '../reviews/reviewTimes';
import { BRAND } from '../words/brand';
import type { Paper } from './Paper';
import { TERMS_VERSION } from './termsVersion';

export const terms: Paper = {
  title: 'Terms',
  version: TERMS_VERSION,
  short: [
    `${BRAND} introduces families to ranches. The sale is between the two of you.`,
    'An order is a request. The ranch confirms it, and you pay the ranch, not us.',
    'Families pay us nothing. Ranches pay us a commission on the orders that they fulfill.',
    'You can cancel an order yourself while it’s Pending, or while its shares wait in line, and until the harvest if the ranch has terms for that. After that, talk to the ranch.',
    'If something is wrong with an order, either side can say so. Our team decides if you can’t agree.',
    'Only families with a fulfilled order can review a ranch. A ranch can answer a review but can’t remove it.',
    'You can close your account, and you keep every right that the law gives you.',
  ],
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${BRAND} is a marketplace. The operator named at the end of this page runs it and is meant by “we.” Ranches show what they sell, and families send them order requests.`,
        'We’re a broker. We don’t buy, sell, process, store or deliver beef, and we aren’t a party to the sale. The ranch is responsible for the beef: for its safety, its processing and labeling under the law, and its delivery as agreed.',
        'Our team reviews each ranch before families see it. That’s a review of its application, not an inspection of its animals or its beef. Prices, practices and dates on a ranch’s page are the ranch’s own statements. If one is wrong, tell us: we can correct the page or suspend the ranch.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give your real contact details, so that ranches can reach you. An account is for one person: keep your password to yourself, and tell us if somebody else got in. A ranch invites its helpers to accounts of their own.',
        'You accept these terms when you create an account, also as a ranch’s helper, and when you send an order. We record which version that was, and when.',
      ],
    },
    {
      heading: 'Ordering',
      paragraphs: [
        'Sending an order is a request and costs nothing. The ranch contacts you to agree on the final price, how you pay, and the day of pickup or delivery. Until you’ve agreed, neither of you has to buy or sell.',
        'A share is a quarter, a half or a whole of one animal. While you have a share of an animal, its places are held for you. If no animal has room, a ranch may let you wait in its line, where nothing is due.',
      ],
      points: [
        'When a place opens, we offer it to you or put your share on it. You have 48 hours to accept an offer, at most until the end of the harvest day. We put your share on an animal without asking only on terms no worse than those you were told, and then you have 24 hours to decline. If you decline, you stay in line.',
        'A price by weight is an estimate until the animal or your share is weighed. Then the total may be above or below it. It’s figured by the price per pound and the processor’s fees that you were told when your share got its animal. The bill shows how, and lists each extra charge and discount with its reason.',
        'Estimates of pounds, cuts and freezer space are averages. Your animal may differ.',
        'A date of harvest or pickup may move. We tell you when the ranch moves it.',
        'If an animal is withdrawn, because it died or was condemned for example, your share goes to the front of the ranch’s line. If it was a custom-exempt animal that you had already bought, you bear its loss with its other owners.',
      ],
    },
    {
      heading: 'Paying',
      paragraphs: [
        `You pay the ranch directly, in the way you agree on. ${BRAND} takes no payments for beef, holds no money, and never asks for a card or bank account number. If a message says otherwise, report it.`,
        'A ranch may ask for a deposit. Its amount is shown before you send your order, and for a share of an animal its day too. What a processor charges you itself is shown beside the price, if the ranch has told us.',
        'The ranch records the payments that it receives. An invoice or a receipt on this site is the ranch’s, and says what the ranch recorded. Tell the ranch if it’s wrong.',
      ],
    },
    {
      heading: 'Canceling, deposits and refunds',
      paragraphs: [
        'While an order is Pending, you can cancel it yourself under My Orders, and later too as long as all its shares wait in line and nothing was paid. A ranch can also choose terms that let you cancel until the harvest. You read them before you send the order, and the order keeps them. Otherwise ask the ranch: it can cancel the order until it’s Fulfilled, and so can our team if the ranch can’t. A canceled order can’t be reopened.',
        'If a deposit isn’t paid by its day, your share may go back to the ranch’s line, and your order stays. Shares of Pending orders don’t go back for that. If you don’t confirm that you buy a live animal’s share by the day when its cuts are due, or 48 hours after we asked, it goes back too, also while the order is Pending.',
        'We hold no money, so we can’t refund any. What comes back of a deposit is what the order’s terms say; without terms it’s between you and the ranch, so ask before you pay it. If a ranch keeps money of a canceled order, it has to record the amount and a reason, and you see both.',
      ],
    },
    {
      heading: 'When something is wrong',
      paragraphs: [
        `Talk to the other side first. If that doesn’t help, say on the order that something is wrong. You can until ${COMPLAINT_DAYS} days after it was fulfilled or canceled, and while it’s Pending once it’s ${PENDING_DAYS} days old. The other side has ${ANSWER_DAYS} days to answer. Either of you can propose part of the price back, a replacement or nothing more, and the other can accept.`,
        `If a side doesn’t answer in time, or asks us to, our team decides by what both of you wrote and showed, and gives both a reason. The ranch has ${MAKE_GOOD_DAYS} days to do what was agreed or decided. We may suspend a ranch that doesn’t.`,
        'We hold no money, so we can’t make anyone pay. Our decision takes no right from you: you can still go to court.',
      ],
    },
    {
      heading: 'What the law asks',
      paragraphs: [
        'Beef from animals that were slaughtered under federal or state inspection, and beef from a custom-exempt processor, follow different laws. The order form offers only the ways of delivery that these allow by what the ranch has told us, and says why another isn’t offered.',
        'At a custom-exempt processor you buy your share of the live animal before the harvest. You confirm that in a text of its own, and we record its version and when you confirmed it. The meat is for your household, guests who don’t pay and people who work for you. You may not sell it.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        `A family may review a fulfilled order once, within ${REVIEW_DAYS} days, and change the review for ${EDIT_DAYS} days. It’s shown with stars, words, photos and the weights you give, under your first name and an initial, your first name alone, or no name. You choose.`,
        'Nobody may pay, reward or threaten anyone for a review, or review their own ranch. Write what happened to you, without other people’s names or numbers, insults or ads.',
        'A ranch can answer a review and report it. Only our team can hide one, and has to give a reason, which its author sees. Bad stars aren’t a reason.',
        'A ranch without reviews is shown with 5 stars beside a count of 0. Nobody has rated that ranch.',
      ],
    },
    {
      heading: 'Messages and photos',
      paragraphs: [
        'What you write and upload stays yours. You allow us to store it and show it where you put it: on a ranch’s page, in a review, in a conversation. Upload only photos that you may share.',
        'Don’t use messages for threats, ads or fraud. You can report a message or block the other side. Our team reads a message that was reported. It can read other messages only after giving a reason, which is logged. It can take down photos and hide reviews. If something here is yours and was used without your permission, write to us, and we’ll take it down.',
      ],
    },
    {
      heading: 'For ranches',
      paragraphs: [
        `A ranch also accepts the broker agreement, which is shown at its sign-up and on its dashboard. It says that we take a commission of ${DEFAULT_COMMISSION_RATE} percent unless another rate is agreed, that it’s due monthly or within 30 days of fulfillment, and how either side ends the agreement. Where it and these terms differ, it governs.`,
        'Describe your ranch truthfully, keep prices up to date, answer orders promptly, and use families’ details for their orders only. We may suspend a ranch that doesn’t. Orders that were already placed can still be fulfilled. While something is said to be wrong with an order, its commission isn’t overdue.',
        'Programs that you connect act in your name, and within limits that keep the site working for others.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We answer for running this site with care, and for our own mistakes as the law says. We don’t answer for what a ranch or a family promises, does or fails to do. The site may be down or wrong at times: for a day or a price that matters to you, check with the ranch.',
        'If something goes wrong on this site that isn’t about an order, write to us.',
        'These terms have no arbitration clause, no waiver of class actions and no choice of court. They don’t limit any right that the law of your state gives you.',
      ],
    },
    {
      heading: 'Leaving',
      paragraphs: [
        'You can close your account under Profile Settings. It’s closed at once and erased after 30 days, in which you can still sign in and keep it. The privacy page says what is erased and what stays.',
        'Pending orders are canceled with a family’s account, by the terms of each, and what it says is wrong is taken back unless it’s agreed or decided. A family can’t leave while a ranch is working on its order. A ranch can’t leave while it has open orders, something is said to be wrong with one, or it owes commission.',
      ],
    },
    {
      heading: 'When these terms change',
      paragraphs: [
        'A new version has a new day at the top of this page. We ask you to accept it the next time you’re signed in. Until then, the version that you accepted last applies. An order keeps the version under which it was sent.',
      ],
    },
  ],
};
