import { CirclePlay } from 'lucide-react';
import { Section } from '../ui/layout/Section';
import { TextLink } from '../ui/text/TextLink';
import type { AboutSection_rancherFragment } from './AboutSection.generated';
import { LongText } from './LongText';
import { RanchFacts } from './RanchFacts';

export function AboutSection({ rancher }: { rancher: AboutSection_rancherFragment }) {
  const { description, customRanchDescription, videoUrl } = rancher;
  return (
    <Section id="about" title="About the ranch">
      <LongText>{description || 'No description provided.'}</LongText>
      {customRanchDescription && <LongText>{customRanchDescription}</LongText>}
      {videoUrl && (
        <TextLink href={videoUrl} icon={CirclePlay} quiet target="_blank" rel="noreferrer">
          Watch the ranch’s video
        </TextLink>
      )}
      <RanchFacts rancher={rancher} />
    </Section>
  );
}
