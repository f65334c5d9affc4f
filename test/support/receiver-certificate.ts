/** A certificate for `receiver.example`, signed by itself, with its key. For tests on any day until 2199. */
export const receiverName = 'receiver.example';

export const receiverKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgxUGGuXNREmwjo0Ng
7Q/7GW07vX2vvEB0akR2fK91NqehRANCAAQXO311SmciRpuDT8Rj0AnzBJhjATUG
E2XzBrdMIdZN7u6uzXKuQ7YZrqj7LH/p6KGOlxJt0kp7WaFHokX6MpC7
-----END PRIVATE KEY-----`;

export const receiverCertificate = `-----BEGIN CERTIFICATE-----
MIIBczCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBByZWNlaXZl
ci5leGFtcGxlMCAXDTAwMDEwMTAwMDAwMFoYDzIxOTkxMjMxMjM1OTU5WjAbMRkw
FwYDVQQDDBByZWNlaXZlci5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEFzt9dUpnIkabg0/EY9AJ8wSYYwE1BhNl8wa3TCHWTe7urs1yrkO2Ga6o+yx/
6eihjpcSbdJKe1mhR6JF+jKQu6NMMEowGwYDVR0RBBQwEoIQcmVjZWl2ZXIuZXhh
bXBsZTAMBgNVHRMEBTADAQH/MB0GA1UdDgQWBBQ+mYyIAiZka9/MASwn3GUo02Pm
jDAKBggqhkjOPQQDAgNIADBFAiBtfw+pr89udpWRVoaJNdGDXv+VnWrMwmOuXt8i
9u3G/AIhAN9hvJXKsHgR92Tms5uSjbV+qHUFx5p/ZhCjA8GxuItJ
-----END CERTIFICATE-----`;
