/** What families write, by their stars. `{owner}` is the rancher's first name. */
export type Words = { share: string[]; goods: string[] };

export const WORDS: Record<5 | 4 | 3 | 2 | 1, Words> = {
  5: {
    share: [
      'Third year in a row. {owner} remembers how we like our steaks, which is more than I can say for my husband.',
      'I grew up on a farm and thought nobody raised beef like this anymore. I was wrong.',
      'From the first phone call to the last box in the freezer, no surprises. The final weight was within five pounds of what {owner} told us.',
      'My kids ask whether it’s “the good burger” now. It is.',
      'We split it with my brother’s family and nobody fought over the ribeyes, because there were enough of them.',
      'The cut sheet scared me. {owner} spent half an hour on the phone with me and never once sighed.',
      'Lean, deep red, and the fat is yellow like it should be. The chuck roast alone was worth the drive.',
      'Did the math after six months: we paid less per pound than for store ground beef, steaks included.',
      'Every package labeled, dated and double wrapped. Nothing has freezer burn after eight months.',
      'I’ve bought shares from four ranches now. This one I’m coming back to.',
      'Our boys are in football. This half cow has seen things. Great flavor, great people.',
      'Met the animals, met the dog, got a jar of honey. Oh, and the beef is outstanding.',
    ],
    goods: [
      'Small order, and they treated it like a big one. Packed frozen solid, note inside.',
      'The jerky didn’t survive the ride home. Ordering two bags next time.',
      'Bought a box to try it before we commit to a quarter. We’re committing.',
      'Best burgers of the summer, and I don’t say that lightly. I own two smokers.',
      'Everything as described, and {owner} threw in soup bones for the dog.',
      'Sent it to my dad for his birthday. He called me three times about the brisket.',
    ],
  },
  4: {
    share: [
      'Beef is wonderful. Took two weeks longer at the locker than we were told, but {owner} kept us posted.',
      'Really good flavor. I’d ask for thicker steaks next time, that one’s on me.',
      'Very happy overall. More ground beef than I expected, so read up on cut sheets before you call.',
      'Great meat and honest weights. Pickup instructions could be clearer, we drove past the gate twice.',
      'Solid. The flat price made it easy, and the freezer is full. A little chewy on the round steaks.',
      'Would buy again. Answers come by text at five in the morning, because ranchers.',
      'Good experience for our first share. Bring more coolers than you think.',
      'Taste is a 5, packaging a 3: a few seals had let go. They replaced those without a question.',
    ],
    goods: [
      'Good cuts, fair price. The box was lighter on steaks than I’d hoped.',
      'Tasty and well trimmed. Delivery came a day late, but still frozen.',
      'Nice people, good beef. I’d like smaller packages of the stew meat.',
      'Sirloin was excellent, the cube steak just okay.',
    ],
  },
  3: {
    share: [
      'The beef is fine, good even. But nobody called for nine days after we ordered, and I had to chase them for the pickup day.',
      'We asked for one-pound packages and got two-pound ones. Flavor is good. Details matter, though.',
      'Hanging weight came in well over the estimate, so the bill did too. It’s explained on the page, I just wish somebody had said it out loud.',
      'Decent beef, on the tough side for us. Grass finished takes slower cooking, we’re learning.',
      'Half was what we expected, half was ground. I’d have liked a call before they made that choice for us.',
    ],
    goods: [
      'Okay. Two of the steaks were quite thin.',
      'Good meat, slow answer. Took three messages to set a pickup time.',
      'It’s alright for the price. Won’t replace our butcher.',
    ],
  },
  2: {
    share: [
      'Pickup was moved twice, the second time while I was already on the road. The meat is good, the planning isn’t.',
      'No liver, no bones, no heart, although I’d written it on the order. When I asked, they were gone.',
      'Several packages had no label at all. It’s a guessing game every dinner.',
    ],
    goods: [
      'Arrived half thawed. They offered a discount on the next order, which isn’t quite the point.',
      'Expected select cuts and got what was left, it seems.',
    ],
  },
  1: {
    share: [
      'Six weeks late, and I was the one who had to call each time. The beef may be good, but I won’t do this again.',
      'We had agreed on a price on the phone and the bill was $180 higher. They say I misheard. I didn’t.',
    ],
    goods: ['The box came open and warm on the bottom. We threw out a third of it.'],
  },
};

/** A sentence that some families add, with any number of stars. */
export const ADDED = [
  'We’re a family of five and it lasts us about seven months.',
  'The ground beef barely leaves any grease in the pan.',
  'Get a chest freezer before you order, not after.',
  'The tallow is a bonus nobody tells you about.',
  'We drove an hour and ten minutes, pretty road.',
  'Paid half up front and half at pickup, just as the page says.',
  'Ask about the short ribs.',
  'Our smallest eats the liver. We don’t know why.',
  'The dog is in love with whoever packed the bones.',
  'Took pictures of the cut sheet for next year.',
  'I cook for a church supper every month and people noticed.',
  'The locker they use is clean and friendly.',
];

/** Answers of ranches to happy families, and to unhappy ones. */
export const ANSWERS = {
  happy: [
    'Thank you, that made our morning. See you next fall.',
    'Means a lot, thank you. The short ribs say hello.',
    'Thanks for taking the time to write this. Come by when the calves are here.',
    'Appreciate it! Tell the kids the red heifer is doing fine.',
    'You were easy to work with. Thank you for buying straight from us.',
  ],
  unhappy: [
    'You’re right, and I’m sorry. We’ve changed how we schedule pickups since. Call me and I’ll make it good.',
    'Thank you for being straight with us. I talked to the locker about it, and your next order ships with extra steaks.',
    'Sorry about that. It was our first season with that many orders, and we dropped the ball on yours.',
    'I hear you. We do say it on the page, but I should’ve called you with the weight before I sent the bill.',
  ],
};
