import type { RaisingSection_rancherFragment } from './RaisingSection.generated';

interface Topic {
  term: string;
  details: string;
}

/** What the rancher has told beyond the badges. */
export function raisingTopics(ranch: RaisingSection_rancherFragment): Topic[] {
  const { feedingMethod, customFeedingMethod, finishDetails, processingNotes, processingDetails } = ranch;
  const processing = [processingNotes, processingDetails].filter(Boolean).join(' ');
  const topics = [
    { term: 'Feeding', details: feedingMethod === 'Other' ? customFeedingMethod : feedingMethod },
    { term: 'Finishing', details: finishDetails },
    { term: 'Processing', details: processing },
  ];
  return topics.filter((topic): topic is Topic => Boolean(topic.details));
}
