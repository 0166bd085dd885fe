import { Closing } from './Closing';
import { ForWhom } from './ForWhom';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { PriceExplainer } from './PriceExplainer';
import { Testimonials } from './Testimonials';
import { useHashArrival } from './useHashArrival';
import { WhyDirect } from './WhyDirect';

export default function HomePage() {
  useHashArrival();
  return (
    <>
      <Hero />
      <HowItWorks />
      <WhyDirect />
      <PriceExplainer />
      <Testimonials />
      <ForWhom />
      <Closing />
    </>
  );
}
