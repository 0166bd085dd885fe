import type { ModelObject } from 'objection';
import type { PricingModel, RanchApproval } from '../../rules/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/page';
import type { Projection } from '../database/projection';

export class Rancher extends Model {
  static override tableName = 'ranchers';
  static override jsonAttributes = ['socialMedia', 'photoAlts'];

  declare id: number;
  declare userId: number;
  declare ranchName: string;
  declare description: string;
  declare customRanchDescription: string;
  declare city: string;
  declare state: string;
  declare zipCode: string;
  declare latitude: number | null;
  declare longitude: number | null;
  declare websiteUrl: string | null;
  declare imageUrl: string | null;
  declare galleryImages: string[];
  declare photoAlts: { url: string; alt: string }[];
  declare videoUrl: string | null;
  declare socialMedia: { platform: string; url: string }[];

  declare approval: RanchApproval;
  declare hasBrokerAgreement: boolean;
  declare agreementAcceptedAt: string | null;
  declare agreementVersion: string | null;
  declare commissionRate: number | null;
  declare currentBalance: number;
  declare rating: number;
  declare reviewCount: number;

  declare yearEstablished: number | null;
  declare ranchSize: string | null;
  declare cattleBreed: string | null;
  declare herdSize: string | null;
  declare processingFacility: string | null;
  declare processingTimeWeeks: number | null;
  declare processingNotes: string | null;
  declare processingDetails: string | null;

  declare offerQuarterCow: boolean;
  declare offerHalfCow: boolean;
  declare offerWholeCow: boolean;
  declare quarterCowPrice: number;
  declare halfCowPrice: number;
  declare wholeCowPrice: number;
  declare offerSelectCuts: boolean;
  declare offerBeefBoxes: boolean;
  declare offerOtherProducts: boolean;
  declare pricingModel: PricingModel;
  declare pricePerPound: number;
  declare depositRequired: boolean;
  declare depositAmount: number;

  declare isGrassFed: boolean;
  declare isGrainFinished: boolean;
  declare isOrganic: boolean;
  declare isPastureRaised: boolean;
  declare isHormoneAntibiotic: boolean;
  declare isFamilyOwned: boolean;
  declare isRegenerativelyRaised: boolean;
  declare feedingMethod: string | null;
  declare customFeedingMethod: string | null;
  declare raisingPractices: string | null;
  declare beefType: string | null;
  declare finishDetails: string | null;

  declare offerLocalPickup: boolean;
  declare pickupInstructions: string | null;
  declare offerLocalDelivery: boolean;
  declare localDeliveryRange: number;
  declare localDeliveryFee: number;
  declare deliveryNotes: string | null;
  declare offerShipping: boolean;
  declare shippingFee: number;
  declare shippingNationwide: boolean;
  declare shippingRadius: number;
  declare shippingDetails: string | null;

  declare createdAt: string;
  declare updatedAt: string;
}

/** `distanceMiles` is computed where a list is read around a ZIP code. */
export type RancherRow = ModelObject<Rancher> & { distanceMiles?: number };
export type RancherPage = Page<RancherRow>;

export const rancherProjection: Projection = {
  always: ['id', 'approval'],
  needs: {
    isApproved: [],
    photos: ['imageUrl', 'galleryImages', 'photoAlts'],
    imageAlt: ['imageUrl', 'galleryImages', 'photoAlts'],
    ratingAverage: ['rating'],
    contact: ['userId'],
    products: [],
    customProducts: [],
    otherProductsList: [],
    averageProductPrice: [],
    deliveryOptions: ['offerLocalPickup', 'offerLocalDelivery', 'offerShipping'],
    distanceMiles: [],
    isFavorite: [],
    commission: ['commissionRate', 'currentBalance', 'hasBrokerAgreement'],
    orders: [],
    orderCounts: [],
  },
};
