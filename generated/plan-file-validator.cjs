// Made by `npm run generate` from plan-file-schema.ts; not to be edited.
"use strict";
module.exports = validate20;
module.exports.default = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["currency","plans"],"properties":{"currency":{"type":"string","description":"a currency code in capital letters, such as EUR","pattern":"^[A-Z]{3}$"},"seller":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","description":"a text of 1 to 500 characters","pattern":"^[^\\x00]{1,500}$"},"tax_id":{"type":"string","description":"a text of 1 to 500 characters","pattern":"^[^\\x00]{1,500}$"},"email":{"type":"string","description":"a text of 1 to 500 characters","pattern":"^[^\\x00]{1,500}$"},"payment":{"type":"string","description":"a text of 1 to 500 characters","pattern":"^[^\\x00]{1,500}$"},"address":{"type":"array","maxItems":10,"items":{"type":"string","description":"a text of 1 to 500 characters","pattern":"^[^\\x00]{1,500}$"}}}},"payment_days":{"type":"integer","minimum":0,"maximum":365},"plans":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["id","name","seat_prices","included_seats","limits"],"properties":{"id":{"type":"string","description":"a name in lower case, such as team","pattern":"^[a-z][a-z0-9_]{0,39}$"},"name":{"type":"string","description":"a visible text of at most 200 characters","pattern":"^(?=[^\\x00]{1,200}$)\\s*\\S"},"offered":{"type":"boolean"},"seat_prices":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"month":{"type":"integer","minimum":0,"maximum":1000000000},"year":{"type":"integer","minimum":0,"maximum":1000000000}}},"stripe_prices":{"type":"object","additionalProperties":false,"properties":{"month":{"type":"string","description":"the id of a price in Stripe, such as price_1Abc","pattern":"^price_\\w{1,249}$"},"year":{"type":"string","description":"the id of a price in Stripe, such as price_1Abc","pattern":"^price_\\w{1,249}$"}}},"included_seats":{"type":"integer","minimum":0,"maximum":1000000000},"trial_days":{"type":"integer","minimum":0,"maximum":365},"limits":{"type":"object","additionalProperties":false,"required":["members","boards","templates","webhooks","event_retention_days","api_requests_per_minute"],"properties":{"members":{"type":["integer","null"],"minimum":0,"maximum":1000000000},"boards":{"type":["integer","null"],"minimum":0,"maximum":1000000000},"templates":{"type":["integer","null"],"minimum":0,"maximum":1000000000},"webhooks":{"type":["integer","null"],"minimum":0,"maximum":1000000000},"event_retention_days":{"type":["integer","null"],"minimum":0,"maximum":1000000000},"api_requests_per_minute":{"type":["integer","null"],"minimum":0,"maximum":1000000000}}}}}}}};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");
const pattern5 = new RegExp("^[^\\x00]{1,500}$", "u");
const pattern10 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");
const pattern11 = new RegExp("^(?=[^\\x00]{1,200}$)\\s*\\S", "u");
const pattern12 = new RegExp("^price_\\w{1,249}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.plans === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plans"},message:"must have required property '"+"plans"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "currency") || (key0 === "seller")) || (key0 === "payment_days")) || (key0 === "plans"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.currency !== undefined){
let data0 = data.currency;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",schema:"^[A-Z]{3}$",parentSchema:schema31.properties.currency,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.currency.type,parentSchema:schema31.properties.currency,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.seller !== undefined){
let data1 = data.seller;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/seller",schemaPath:"#/properties/seller/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.properties.seller.required,parentSchema:schema31.properties.seller,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "name") || (key1 === "tax_id")) || (key1 === "email")) || (key1 === "payment")) || (key1 === "address"))){
const err6 = {instancePath:instancePath+"/seller",schemaPath:"#/properties/seller/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.seller,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err7 = {instancePath:instancePath+"/seller/name",schemaPath:"#/properties/seller/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]{1,500}$"},message:"must match pattern \""+"^[^\\x00]{1,500}$"+"\"",schema:"^[^\\x00]{1,500}$",parentSchema:schema31.properties.seller.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/seller/name",schemaPath:"#/properties/seller/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.seller.properties.name.type,parentSchema:schema31.properties.seller.properties.name,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.tax_id !== undefined){
let data3 = data1.tax_id;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err9 = {instancePath:instancePath+"/seller/tax_id",schemaPath:"#/properties/seller/properties/tax_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]{1,500}$"},message:"must match pattern \""+"^[^\\x00]{1,500}$"+"\"",schema:"^[^\\x00]{1,500}$",parentSchema:schema31.properties.seller.properties.tax_id,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/seller/tax_id",schemaPath:"#/properties/seller/properties/tax_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.seller.properties.tax_id.type,parentSchema:schema31.properties.seller.properties.tax_id,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.email !== undefined){
let data4 = data1.email;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err11 = {instancePath:instancePath+"/seller/email",schemaPath:"#/properties/seller/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]{1,500}$"},message:"must match pattern \""+"^[^\\x00]{1,500}$"+"\"",schema:"^[^\\x00]{1,500}$",parentSchema:schema31.properties.seller.properties.email,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/seller/email",schemaPath:"#/properties/seller/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.seller.properties.email.type,parentSchema:schema31.properties.seller.properties.email,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.payment !== undefined){
let data5 = data1.payment;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err13 = {instancePath:instancePath+"/seller/payment",schemaPath:"#/properties/seller/properties/payment/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]{1,500}$"},message:"must match pattern \""+"^[^\\x00]{1,500}$"+"\"",schema:"^[^\\x00]{1,500}$",parentSchema:schema31.properties.seller.properties.payment,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/seller/payment",schemaPath:"#/properties/seller/properties/payment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.seller.properties.payment.type,parentSchema:schema31.properties.seller.properties.payment,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.address !== undefined){
let data6 = data1.address;
if(Array.isArray(data6)){
if(data6.length > 10){
const err15 = {instancePath:instancePath+"/seller/address",schemaPath:"#/properties/seller/properties/address/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema31.properties.seller.properties.address,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
const err16 = {instancePath:instancePath+"/seller/address/" + i0,schemaPath:"#/properties/seller/properties/address/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]{1,500}$"},message:"must match pattern \""+"^[^\\x00]{1,500}$"+"\"",schema:"^[^\\x00]{1,500}$",parentSchema:schema31.properties.seller.properties.address.items,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/seller/address/" + i0,schemaPath:"#/properties/seller/properties/address/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.seller.properties.address.items.type,parentSchema:schema31.properties.seller.properties.address.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/seller/address",schemaPath:"#/properties/seller/properties/address/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.seller.properties.address.type,parentSchema:schema31.properties.seller.properties.address,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/seller",schemaPath:"#/properties/seller/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.seller.type,parentSchema:schema31.properties.seller,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.payment_days !== undefined){
let data8 = data.payment_days;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/payment_days",schemaPath:"#/properties/payment_days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.payment_days.type,parentSchema:schema31.properties.payment_days,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 365 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/payment_days",schemaPath:"#/properties/payment_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365",schema:365,parentSchema:schema31.properties.payment_days,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/payment_days",schemaPath:"#/properties/payment_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.payment_days,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.plans !== undefined){
let data9 = data.plans;
if(Array.isArray(data9)){
if(data9.length > 20){
const err23 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema31.properties.plans,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 1){
const err24 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.plans,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err25 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.properties.plans.items.required,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.name === undefined){
const err26 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.properties.plans.items.required,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.seat_prices === undefined){
const err27 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "seat_prices"},message:"must have required property '"+"seat_prices"+"'",schema:schema31.properties.plans.items.required,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.included_seats === undefined){
const err28 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "included_seats"},message:"must have required property '"+"included_seats"+"'",schema:schema31.properties.plans.items.required,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.limits === undefined){
const err29 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'",schema:schema31.properties.plans.items.required,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data10){
if(!((((((((key2 === "id") || (key2 === "name")) || (key2 === "offered")) || (key2 === "seat_prices")) || (key2 === "stripe_prices")) || (key2 === "included_seats")) || (key2 === "trial_days")) || (key2 === "limits"))){
const err30 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
const err31 = {instancePath:instancePath+"/plans/" + i1+"/id",schemaPath:"#/properties/plans/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,39}$"+"\"",schema:"^[a-z][a-z0-9_]{0,39}$",parentSchema:schema31.properties.plans.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/plans/" + i1+"/id",schemaPath:"#/properties/plans/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.plans.items.properties.id.type,parentSchema:schema31.properties.plans.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 === "string"){
if(!pattern11.test(data12)){
const err33 = {instancePath:instancePath+"/plans/" + i1+"/name",schemaPath:"#/properties/plans/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[^\\x00]{1,200}$)\\s*\\S"},message:"must match pattern \""+"^(?=[^\\x00]{1,200}$)\\s*\\S"+"\"",schema:"^(?=[^\\x00]{1,200}$)\\s*\\S",parentSchema:schema31.properties.plans.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/plans/" + i1+"/name",schemaPath:"#/properties/plans/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.plans.items.properties.name.type,parentSchema:schema31.properties.plans.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.offered !== undefined){
let data13 = data10.offered;
if(typeof data13 !== "boolean"){
const err35 = {instancePath:instancePath+"/plans/" + i1+"/offered",schemaPath:"#/properties/plans/items/properties/offered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.plans.items.properties.offered.type,parentSchema:schema31.properties.plans.items.properties.offered,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.seat_prices !== undefined){
let data14 = data10.seat_prices;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length < 1){
const err36 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices",schemaPath:"#/properties/plans/items/properties/seat_prices/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema31.properties.plans.items.properties.seat_prices,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key3 in data14){
if(!((key3 === "month") || (key3 === "year"))){
const err37 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices",schemaPath:"#/properties/plans/items/properties/seat_prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.plans.items.properties.seat_prices,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.month !== undefined){
let data15 = data14.month;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err38 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices/month",schemaPath:"#/properties/plans/items/properties/seat_prices/properties/month/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.plans.items.properties.seat_prices.properties.month.type,parentSchema:schema31.properties.plans.items.properties.seat_prices.properties.month,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000000 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices/month",schemaPath:"#/properties/plans/items/properties/seat_prices/properties/month/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.seat_prices.properties.month,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices/month",schemaPath:"#/properties/plans/items/properties/seat_prices/properties/month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.seat_prices.properties.month,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data14.year !== undefined){
let data16 = data14.year;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err41 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices/year",schemaPath:"#/properties/plans/items/properties/seat_prices/properties/year/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.plans.items.properties.seat_prices.properties.year.type,parentSchema:schema31.properties.plans.items.properties.seat_prices.properties.year,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices/year",schemaPath:"#/properties/plans/items/properties/seat_prices/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.seat_prices.properties.year,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices/year",schemaPath:"#/properties/plans/items/properties/seat_prices/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.seat_prices.properties.year,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/plans/" + i1+"/seat_prices",schemaPath:"#/properties/plans/items/properties/seat_prices/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.plans.items.properties.seat_prices.type,parentSchema:schema31.properties.plans.items.properties.seat_prices,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data10.stripe_prices !== undefined){
let data17 = data10.stripe_prices;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key4 in data17){
if(!((key4 === "month") || (key4 === "year"))){
const err45 = {instancePath:instancePath+"/plans/" + i1+"/stripe_prices",schemaPath:"#/properties/plans/items/properties/stripe_prices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.plans.items.properties.stripe_prices,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data17.month !== undefined){
let data18 = data17.month;
if(typeof data18 === "string"){
if(!pattern12.test(data18)){
const err46 = {instancePath:instancePath+"/plans/" + i1+"/stripe_prices/month",schemaPath:"#/properties/plans/items/properties/stripe_prices/properties/month/pattern",keyword:"pattern",params:{pattern: "^price_\\w{1,249}$"},message:"must match pattern \""+"^price_\\w{1,249}$"+"\"",schema:"^price_\\w{1,249}$",parentSchema:schema31.properties.plans.items.properties.stripe_prices.properties.month,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/plans/" + i1+"/stripe_prices/month",schemaPath:"#/properties/plans/items/properties/stripe_prices/properties/month/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.plans.items.properties.stripe_prices.properties.month.type,parentSchema:schema31.properties.plans.items.properties.stripe_prices.properties.month,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.year !== undefined){
let data19 = data17.year;
if(typeof data19 === "string"){
if(!pattern12.test(data19)){
const err48 = {instancePath:instancePath+"/plans/" + i1+"/stripe_prices/year",schemaPath:"#/properties/plans/items/properties/stripe_prices/properties/year/pattern",keyword:"pattern",params:{pattern: "^price_\\w{1,249}$"},message:"must match pattern \""+"^price_\\w{1,249}$"+"\"",schema:"^price_\\w{1,249}$",parentSchema:schema31.properties.plans.items.properties.stripe_prices.properties.year,data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/plans/" + i1+"/stripe_prices/year",schemaPath:"#/properties/plans/items/properties/stripe_prices/properties/year/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.plans.items.properties.stripe_prices.properties.year.type,parentSchema:schema31.properties.plans.items.properties.stripe_prices.properties.year,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/plans/" + i1+"/stripe_prices",schemaPath:"#/properties/plans/items/properties/stripe_prices/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.plans.items.properties.stripe_prices.type,parentSchema:schema31.properties.plans.items.properties.stripe_prices,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data10.included_seats !== undefined){
let data20 = data10.included_seats;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err51 = {instancePath:instancePath+"/plans/" + i1+"/included_seats",schemaPath:"#/properties/plans/items/properties/included_seats/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.plans.items.properties.included_seats.type,parentSchema:schema31.properties.plans.items.properties.included_seats,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000000 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/plans/" + i1+"/included_seats",schemaPath:"#/properties/plans/items/properties/included_seats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.included_seats,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/plans/" + i1+"/included_seats",schemaPath:"#/properties/plans/items/properties/included_seats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.included_seats,data:data20};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data10.trial_days !== undefined){
let data21 = data10.trial_days;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err54 = {instancePath:instancePath+"/plans/" + i1+"/trial_days",schemaPath:"#/properties/plans/items/properties/trial_days/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.plans.items.properties.trial_days.type,parentSchema:schema31.properties.plans.items.properties.trial_days,data:data21};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 365 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/plans/" + i1+"/trial_days",schemaPath:"#/properties/plans/items/properties/trial_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365",schema:365,parentSchema:schema31.properties.plans.items.properties.trial_days,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/plans/" + i1+"/trial_days",schemaPath:"#/properties/plans/items/properties/trial_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.trial_days,data:data21};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data10.limits !== undefined){
let data22 = data10.limits;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.members === undefined){
const err57 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'",schema:schema31.properties.plans.items.properties.limits.required,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22.boards === undefined){
const err58 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/required",keyword:"required",params:{missingProperty: "boards"},message:"must have required property '"+"boards"+"'",schema:schema31.properties.plans.items.properties.limits.required,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data22.templates === undefined){
const err59 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/required",keyword:"required",params:{missingProperty: "templates"},message:"must have required property '"+"templates"+"'",schema:schema31.properties.plans.items.properties.limits.required,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.webhooks === undefined){
const err60 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/required",keyword:"required",params:{missingProperty: "webhooks"},message:"must have required property '"+"webhooks"+"'",schema:schema31.properties.plans.items.properties.limits.required,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22.event_retention_days === undefined){
const err61 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/required",keyword:"required",params:{missingProperty: "event_retention_days"},message:"must have required property '"+"event_retention_days"+"'",schema:schema31.properties.plans.items.properties.limits.required,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.api_requests_per_minute === undefined){
const err62 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/required",keyword:"required",params:{missingProperty: "api_requests_per_minute"},message:"must have required property '"+"api_requests_per_minute"+"'",schema:schema31.properties.plans.items.properties.limits.required,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key5 in data22){
if(!((((((key5 === "members") || (key5 === "boards")) || (key5 === "templates")) || (key5 === "webhooks")) || (key5 === "event_retention_days")) || (key5 === "api_requests_per_minute"))){
const err63 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.members !== undefined){
let data23 = data22.members;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err64 = {instancePath:instancePath+"/plans/" + i1+"/limits/members",schemaPath:"#/properties/plans/items/properties/limits/properties/members/type",keyword:"type",params:{type: schema31.properties.plans.items.properties.limits.properties.members.type},message:"must be integer,null",schema:schema31.properties.plans.items.properties.limits.properties.members.type,parentSchema:schema31.properties.plans.items.properties.limits.properties.members,data:data23};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
const err65 = {instancePath:instancePath+"/plans/" + i1+"/limits/members",schemaPath:"#/properties/plans/items/properties/limits/properties/members/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.limits.properties.members,data:data23};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err66 = {instancePath:instancePath+"/plans/" + i1+"/limits/members",schemaPath:"#/properties/plans/items/properties/limits/properties/members/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.limits.properties.members,data:data23};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data22.boards !== undefined){
let data24 = data22.boards;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err67 = {instancePath:instancePath+"/plans/" + i1+"/limits/boards",schemaPath:"#/properties/plans/items/properties/limits/properties/boards/type",keyword:"type",params:{type: schema31.properties.plans.items.properties.limits.properties.boards.type},message:"must be integer,null",schema:schema31.properties.plans.items.properties.limits.properties.boards.type,parentSchema:schema31.properties.plans.items.properties.limits.properties.boards,data:data24};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000000000 || isNaN(data24)){
const err68 = {instancePath:instancePath+"/plans/" + i1+"/limits/boards",schemaPath:"#/properties/plans/items/properties/limits/properties/boards/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.limits.properties.boards,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err69 = {instancePath:instancePath+"/plans/" + i1+"/limits/boards",schemaPath:"#/properties/plans/items/properties/limits/properties/boards/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.limits.properties.boards,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data22.templates !== undefined){
let data25 = data22.templates;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err70 = {instancePath:instancePath+"/plans/" + i1+"/limits/templates",schemaPath:"#/properties/plans/items/properties/limits/properties/templates/type",keyword:"type",params:{type: schema31.properties.plans.items.properties.limits.properties.templates.type},message:"must be integer,null",schema:schema31.properties.plans.items.properties.limits.properties.templates.type,parentSchema:schema31.properties.plans.items.properties.limits.properties.templates,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000000 || isNaN(data25)){
const err71 = {instancePath:instancePath+"/plans/" + i1+"/limits/templates",schemaPath:"#/properties/plans/items/properties/limits/properties/templates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.limits.properties.templates,data:data25};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err72 = {instancePath:instancePath+"/plans/" + i1+"/limits/templates",schemaPath:"#/properties/plans/items/properties/limits/properties/templates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.limits.properties.templates,data:data25};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data22.webhooks !== undefined){
let data26 = data22.webhooks;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
const err73 = {instancePath:instancePath+"/plans/" + i1+"/limits/webhooks",schemaPath:"#/properties/plans/items/properties/limits/properties/webhooks/type",keyword:"type",params:{type: schema31.properties.plans.items.properties.limits.properties.webhooks.type},message:"must be integer,null",schema:schema31.properties.plans.items.properties.limits.properties.webhooks.type,parentSchema:schema31.properties.plans.items.properties.limits.properties.webhooks,data:data26};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000000000 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/plans/" + i1+"/limits/webhooks",schemaPath:"#/properties/plans/items/properties/limits/properties/webhooks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.limits.properties.webhooks,data:data26};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err75 = {instancePath:instancePath+"/plans/" + i1+"/limits/webhooks",schemaPath:"#/properties/plans/items/properties/limits/properties/webhooks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.limits.properties.webhooks,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data22.event_retention_days !== undefined){
let data27 = data22.event_retention_days;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err76 = {instancePath:instancePath+"/plans/" + i1+"/limits/event_retention_days",schemaPath:"#/properties/plans/items/properties/limits/properties/event_retention_days/type",keyword:"type",params:{type: schema31.properties.plans.items.properties.limits.properties.event_retention_days.type},message:"must be integer,null",schema:schema31.properties.plans.items.properties.limits.properties.event_retention_days.type,parentSchema:schema31.properties.plans.items.properties.limits.properties.event_retention_days,data:data27};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1000000000 || isNaN(data27)){
const err77 = {instancePath:instancePath+"/plans/" + i1+"/limits/event_retention_days",schemaPath:"#/properties/plans/items/properties/limits/properties/event_retention_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.limits.properties.event_retention_days,data:data27};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err78 = {instancePath:instancePath+"/plans/" + i1+"/limits/event_retention_days",schemaPath:"#/properties/plans/items/properties/limits/properties/event_retention_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.limits.properties.event_retention_days,data:data27};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data22.api_requests_per_minute !== undefined){
let data28 = data22.api_requests_per_minute;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
const err79 = {instancePath:instancePath+"/plans/" + i1+"/limits/api_requests_per_minute",schemaPath:"#/properties/plans/items/properties/limits/properties/api_requests_per_minute/type",keyword:"type",params:{type: schema31.properties.plans.items.properties.limits.properties.api_requests_per_minute.type},message:"must be integer,null",schema:schema31.properties.plans.items.properties.limits.properties.api_requests_per_minute.type,parentSchema:schema31.properties.plans.items.properties.limits.properties.api_requests_per_minute,data:data28};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000000000 || isNaN(data28)){
const err80 = {instancePath:instancePath+"/plans/" + i1+"/limits/api_requests_per_minute",schemaPath:"#/properties/plans/items/properties/limits/properties/api_requests_per_minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.plans.items.properties.limits.properties.api_requests_per_minute,data:data28};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err81 = {instancePath:instancePath+"/plans/" + i1+"/limits/api_requests_per_minute",schemaPath:"#/properties/plans/items/properties/limits/properties/api_requests_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.plans.items.properties.limits.properties.api_requests_per_minute,data:data28};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
}
else {
const err82 = {instancePath:instancePath+"/plans/" + i1+"/limits",schemaPath:"#/properties/plans/items/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.plans.items.properties.limits.type,parentSchema:schema31.properties.plans.items.properties.limits,data:data22};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/plans/" + i1,schemaPath:"#/properties/plans/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.plans.items.type,parentSchema:schema31.properties.plans.items,data:data10};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.plans.type,parentSchema:schema31.properties.plans,data:data9};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
