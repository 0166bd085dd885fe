export default function RanchProfile() {
  return null;
}
